import type { PageFiles } from './page-files.mts';

/** The parts of a page's document. */
export interface DocumentParts extends PageFiles {
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** The critical style, inline in the document. */
  readonly style: string;
  /** HTML for the root element. */
  readonly content: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The content security policy ignores style attributes in a document; a script may apply their content. */
const withDataStyles = (html: string) => html.replace(/(<[^<>]*?\s)style=(?=")/g, '$1data-style=');
const applyStyles =
  "for(const e of document.querySelectorAll('[data-style]'))e.style.cssText=e.dataset.style,e.removeAttribute('data-style')";

/**
 * Enables the style sheets when all of them are loaded: until then the inline style paints the page. One alone would
 * override the inline rules of those that come after it.
 */
const applyStyleSheets =
  "const l=[...document.querySelectorAll('link[data-late]')],a=()=>{if(l.every(e=>e.dataset.late))for(const e of l)e.dataset.late=='loaded'&&(e.media='all',e.onload=null,e.removeAttribute('data-late'))};for(const e of l)e.sheet?e.dataset.late='loaded':(e.onload=()=>{e.dataset.late='loaded';a()},e.onerror=()=>{e.dataset.late='failed';a()});a()";

const styleSheetLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** The style sheets that a page links: paths below the website's root. */
export const styleSheetsIn = (html: string): string[] =>
  [...html.matchAll(styleSheetLink)].map(([, file = '']) => file);

/**
 * The built index.html with a page's head and content.
 * @throws Error when index.html has no placeholder for one of them
 */
export function documentOf(index: string, parts: DocumentParts): string {
  const { path, language, title, description, scripts, styleSheets, style } = parts;
  const template = index.replace(styleSheetLink, '');
  const content = withDataStyles(parts.content);
  const head = [
    `<style>${style}</style>`,
    ...styleSheets.map(
      (file) => `<link rel="stylesheet" media="print" data-late fetchpriority="high" crossorigin href="/${file}">`,
    ),
    // Low priority: what the first paint needs comes first.
    ...scripts
      .filter((file) => !template.includes(`"/${file}"`))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ];
  const replacements: [place: string | RegExp, text: string][] = [
    ['<html lang="en"', `<html lang="${language}"`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    [/<meta name="description" content="[^"]*"/, `<meta name="description" content="${escaped(description)}"`],
    ['</head>', `  ${head.join('\n    ')}\n  </head>`],
    [
      '<div id="root"></div>',
      `<div id="root" data-path="${path}" data-language="${language}">${content}</div>\n    <script>${applyStyles};${applyStyleSheets}</script>`,
    ],
  ];
  return replacements.reduce((document, [place, text]) => {
    const found = typeof place === 'string' ? document.includes(place) : place.test(document);
    if (!found) throw new Error(`index.html has no ${place}: see frontend/build/document.mts.`);
    return document.replace(place, () => text);
  }, template);
}
