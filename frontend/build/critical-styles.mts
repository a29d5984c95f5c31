import { PurgeCSS } from 'purgecss';

/** A page's document before its head is written. */
export interface StyledPage {
  readonly path: string;
  readonly content: string;
  readonly styleSheets: readonly string[];
}

/**
 * Pages that share their inline style. A policy lists each style's hash in every answer's header: so few of them, and not
 * one for each page.
 */
const sharing: readonly { readonly name: string; readonly paths: RegExp }[] = [
  { name: 'sign-in', paths: /^\/auth\// },
  { name: 'dashboards', paths: /^\/(dashboards|widget|charts|map|casl)\b/ },
  { name: 'apps', paths: /^\/(apps|ecom|tickt)\// },
  { name: 'components, first half', paths: /^\/ui\/[a-l]/ },
  { name: 'components', paths: /^\/ui\// },
  { name: 'forms', paths: /^\/form/ },
];

/** The name of the pages that this one shares its inline style with. */
export const sharesStyleWith = (path: string): string =>
  sharing.find(({ paths }) => paths.test(path))?.name ?? 'others';

/**
 * The rules that pages need to be painted: those of their style sheets, in order, whose selectors use only words that the
 * documents have. That is more than is used, and never less.
 * @param read a style sheet's text, by its path below the website's root
 * @param words other texts that name what a document may have: the scripts that write attributes
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
    // Of what stands between such parentheses, one word is enough.
    safelist: { greedy: [/:(where|is|not|has)$/] },
  });
  return purged.map(({ css }) => css).join('');
}
