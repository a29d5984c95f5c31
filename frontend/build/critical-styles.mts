import { PurgeCSS } from 'purgecss';

/** A page's document before its head is written. */
export interface StyledPage {
  readonly path: string;
  readonly content: string;
  readonly styleSheets: readonly string[];
}

/**
 * Pages that share an inline style. The policy lists each style's hash in every response's header, so there are only a
 * few, not one for each page.
 */
const sharing: readonly { readonly name: string; readonly paths: RegExp }[] = [
  { name: 'sign-in', paths: /^\/auth\// },
  { name: 'dashboards', paths: /^\/(dashboards|widget|charts|map|casl)\b/ },
  { name: 'apps', paths: /^\/(apps|ecom|tickt)\// },
  { name: 'components, first half', paths: /^\/ui\/[a-l]/ },
  { name: 'components', paths: /^\/ui\// },
  { name: 'forms', paths: /^\/form/ },
];

/** The name of the group of pages whose inline style this page shares. */
export const sharesStyleWith = (path: string): string =>
  sharing.find(({ paths }) => paths.test(path))?.name ?? 'others';

/**
 * The rules needed to paint the pages: those of their style sheets, in order, whose selectors only use words in the
 * documents. That may be more than is used, but never less.
 * @param read returns a style sheet's text, by its path below the website's root
 * @param words other texts with names that a document may contain: the scripts that write attributes
 */
export async function criticalStyle(
  pages: readonly StyledPage[],
  read: (file: string) => string,
  words: readonly string[],
): Promise<string> {
  const files = [...new Set(pages.flatMap(({ styleSheets }) => styleSheets))];
  const contents = [...pages.map(({ content }) => content), ...words, 'html body root'];
  const purged = await new PurgeCSS().purge({
    content: contents.map((raw) => ({ raw, extension: 'html' })),
    css: files.map((file) => ({ raw: read(file) })),
    // Of the alternatives in such parentheses, one match is enough.
    safelist: { greedy: [/:(where|is|not|has)$/] },
  });
  return purged.map(({ css }) => css).join('');
}
