import type { PageFiles } from './page-files.mts';

/** The parts of a page's document. */
export interface DocumentParts extends PageFiles {
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** The critical style, inline in the document. */
  readonly style: string;
  /** Of the style sheets, those whose rules are all in `style`. */
  readonly inlinedSheets: readonly string[];
  /** HTML for the root element. */
  readonly content: string;
  /** document-end.js, the same for all pages, as the content security policy names its hash. */
  readonly endScript: string;
}

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The content security policy ignores style attributes in a document; document-end.js applies their content. */
const withDataStyles = (html: string) => html.replace(/(<[^<>]*?\s)style=(?=")/g, '$1data-style=');

const styleSheetLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** The scripts that index.html loads: the last is the entry, whose imports are the others. */
const moduleScript = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
const preloadLink = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/** The font of English and Dutch, which the first frame shows. */
const latinFont = /url\((\/[^)]*inter-latin-wght-normal[^)]*\.woff2)\)/;

/** The style sheets that a page links: paths below the website's root. */
export const styleSheetsIn = (html: string): string[] =>
  [...html.matchAll(styleSheetLink)].map(([, file = '']) => file);

/**
 * Disabled, so that it is fetched only after the first frame, by document-end.js. One that is inline as a whole is never
 * fetched: its link tells Vite, which loads the style sheets of later files, that the document has it.
 */
const linkOf = (file: string, isInlined: boolean) =>
  isInlined
    ? `<link rel="stylesheet" disabled data-inlined href="/${file}">`
    : `<link rel="stylesheet" media="print" disabled data-late fetchpriority="high" crossorigin href="/${file}">`;

/**
 * The built index.html with a page's head and content.
 * @throws Error when index.html has no placeholder for one of them
 */
export function documentOf(index: string, parts: DocumentParts): string {
  const { path, language, title, description, scripts, samples, styleSheets, style, inlinedSheets, endScript } = parts;
  const ofEveryPage = [...index.matchAll(preloadLink), ...index.matchAll(moduleScript)].map(([, file = '']) => file);
  const entry = ofEveryPage.at(-1);
  if (!entry) throw new Error('index.html has no <script type="module">: see frontend/build/document.mts.');
  const template = index.replace(styleSheetLink, '').replace(preloadLink, '').replace(moduleScript, '');
  const fromRoot = (files: readonly string[]) => files.map((file) => `/${file}`);
  const preloaded = [...new Set([...ofEveryPage, ...fromRoot(scripts)])];
  const files = JSON.stringify({ entry, preloaded, samples: fromRoot(samples) });
  const content = withDataStyles(parts.content);
  const [, font] = latinFont.exec(style) ?? [];
  const head = [
    ...(font ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`] : []),
    `<style>${style}</style>`,
    ...styleSheets.map((file) => linkOf(file, inlinedSheets.includes(file))),
    `<script type="application/json" id="page-scripts">${files}</script>`,
  ];
  const replacements: [place: string | RegExp, text: string][] = [
    ['<html lang="en"', `<html lang="${language}"`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    [/<meta name="description" content="[^"]*"/, `<meta name="description" content="${escaped(description)}"`],
    ['</head>', `  ${head.join('\n    ')}\n  </head>`],
    [
      '<div id="root"></div>',
      `<div id="root" data-path="${path}" data-language="${language}">${content}</div>\n    <script>${endScript}</script>`,
    ],
  ];
  return replacements.reduce((document, [place, text]) => {
    const found = typeof place === 'string' ? document.includes(place) : place.test(document);
    if (!found) throw new Error(`index.html has no ${place}: see frontend/build/document.mts.`);
    return document.replace(place, () => text);
  }, template);
}
