import type { PageFiles } from './page-files.mts';

/** What a page's document is made of. */
export interface DocumentParts extends PageFiles {
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** HTML for the root element. */
  readonly content: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A content security policy lets no style attribute of a document count; a script may set what it says. */
const withDataStyles = (html: string) => html.replace(/(<[^<>]*?\s)style=(?=")/g, '$1data-style=');
const applyStyles =
  "for(const e of document.querySelectorAll('[data-style]'))e.style.cssText=e.dataset.style,e.removeAttribute('data-style')";

/**
 * The built index.html with a page's own head and content.
 * @throws Error when index.html has no place for one of them
 */
export function documentOf(template: string, parts: DocumentParts): string {
  const { path, language, title, description, scripts, styleSheets } = parts;
  const content = withDataStyles(parts.content);
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  const links = [
    ...styleSheets.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    // Low: what paints the page comes first.
    ...scripts
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ];
  const replacements: [place: string | RegExp, text: string][] = [
    ['<html lang="en"', `<html lang="${language}"`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    [/<meta name="description" content="[^"]*"/, `<meta name="description" content="${escaped(description)}"`],
    ['</head>', `  ${links.join('\n    ')}\n  </head>`],
    [
      '<div id="root"></div>',
      `<div id="root" data-path="${path}" data-language="${language}">${content}</div>\n    <script>${applyStyles}</script>`,
    ],
  ];
  return replacements.reduce((document, [place, text]) => {
    const found = typeof place === 'string' ? document.includes(place) : place.test(document);
    if (!found) throw new Error(`index.html has no ${place}: see frontend/build/document.mts.`);
    return document.replace(place, () => text);
  }, template);
}
