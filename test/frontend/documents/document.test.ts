import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentOf, styleSheetsIn } from '../../../frontend/build/document.mts';
import { type BuiltFiles, pageFiles } from '../../../frontend/build/page-files.mts';
import { styleSheetsApplied } from '../../../frontend/src/documents/builtDocument';

const template = `<html lang="en" dir="ltr"><head>
<meta name="description" content="Rental administration"/><title>Polder</title>
<script type="module" crossorigin src="/assets/start.js"></script>
<link rel="modulepreload" crossorigin href="/assets/framework.js">
<link rel="stylesheet" crossorigin href="/assets/start.css"></head><body><div id="root"></div></body></html>`;

const parts = {
  path: '/ui/buttons',
  language: 'nl',
  title: 'Knoppen & "links" · Polder',
  description: 'Een <knop>',
  content: '<h1 style="color: red">Knoppen</h1><p>style="left alone"</p>',
  scripts: ['assets/page.js'],
  samples: ['assets/sample.js'],
  styleSheets: ['assets/fonts.css', 'assets/start.css', 'assets/page.css'],
  inlinedSheets: ['assets/fonts.css'],
  style: '@font-face{src:url(/assets/inter-latin-wght-normal-1.woff2)format("woff2")}h1{margin:0}',
  endScript: readFileSync(path.join(__dirname, '../../../frontend/build/document-end.js'), 'utf8'),
};

/** Puts a document's parts on the page, and runs the script at its end. */
function open(html: string): void {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  const endScript = body.querySelector('script')?.textContent ?? '';
  document.head.replaceChildren(...head.childNodes);
  document.body.replaceChildren(...body.childNodes);
  new Function(endScript)();
}

const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute('href'));

/** Style sheets and scripts are asked for in tasks of their own. */
const firstFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(() => setTimeout(resolve)))));

test('a document has its own language, title, description, content and files', () => {
  const document = new DOMParser().parseFromString(documentOf(template, parts), 'text/html');
  expect(document.documentElement.lang).toBe('nl');
  expect(document.title).toBe(parts.title);
  expect(document.querySelector('meta')?.content).toBe(parts.description);
  expect(document.getElementById('root')?.dataset).toMatchObject({ path: '/ui/buttons', language: 'nl' });
});

test('a document asks for no script or style sheet until its first frame is painted', async () => {
  open(documentOf(template, parts));
  expect(
    document.querySelectorAll('script[src], link[rel=modulepreload], link[rel=stylesheet]:not([disabled])'),
  ).toHaveLength(0);
  await firstFrame();
  expect(hrefs('link[rel=stylesheet]:not([disabled])')).toEqual(['/assets/start.css', '/assets/page.css']);
  expect(hrefs('link[rel=modulepreload]')).toEqual([
    '/assets/framework.js',
    '/assets/start.js',
    '/assets/page.js',
    '/assets/sample.js',
  ]);
  expect(document.querySelector('script[type=module]')?.getAttribute('src')).toBe('/assets/start.js');
});

test('a style sheet that is inline as a whole is linked, so that Vite does not load it, and stays disabled', async () => {
  open(documentOf(template, parts));
  await firstFrame();
  expect(hrefs('link[rel=stylesheet][disabled]')).toEqual(['/assets/fonts.css']);
});

test('a document in the background, which has no frames, asks for its files at once', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
  open(documentOf(template, parts));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector('script[type=module]')?.getAttribute('src')).toBe('/assets/start.js');
});

test('before its scripts arrive, a link to the sign-in page leads back to the whole address', () => {
  window.history.replaceState(null, '', '/ui/buttons?seen=1#sizes');
  open(documentOf(template, { ...parts, content: '<a href="/auth/loginformik?from=%2Fui%2Fbuttons">Sign in</a>' }));
  const from = encodeURIComponent('/ui/buttons?seen=1#sizes');
  expect(hrefs('a')).toEqual([`/auth/loginformik?from=${from}`]);
  window.history.replaceState(null, '', '/');
});

test('the font that the first frame shows is preloaded', () => {
  open(documentOf(template, parts));
  expect(hrefs('link[rel=preload][as=font][crossorigin]')).toEqual(['/assets/inter-latin-wght-normal-1.woff2']);
});

test('a page is painted with its inline style, and its style sheets apply once they are loaded', async () => {
  open(documentOf(template, parts));
  expect(document.querySelector('style')?.textContent).toBe(parts.style);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  expect(links.map(({ media }) => media)).toEqual(['print', 'print']);
  await firstFrame();
  links[0]?.dispatchEvent(new Event('load'));
  links[1]?.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(links.map(({ media, dataset }) => [media, dataset.late])).toEqual([
    ['all', undefined],
    ['print', 'failed'],
  ]);
});

test('the style sheets of a page apply one by one, the last first: none overrides the inline rules of another', async () => {
  open(documentOf(template, parts));
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  await firstFrame();
  const applied: [href: string, media: string[]][] = [];
  for (const link of links) {
    link.addEventListener('applied', () => applied.push([link.href, links.map(({ media }) => media)]));
  }
  for (const link of links) {
    expect(links.map(({ media }) => media)).toEqual(['print', 'print']);
    link.dispatchEvent(new Event('load'));
  }
  await new Promise((resolve) => setTimeout(resolve, 10));
  const [first, second] = links.map(({ href }) => href);
  expect(applied).toEqual([
    [second, ['print', 'all']],
    [first, ['all', 'all']],
  ]);
});

test('hydration waits until the style sheets apply, and fails with one that cannot be loaded', async () => {
  open(documentOf(template, parts));
  const [first, second] = document.querySelectorAll<HTMLLinkElement>('link[data-late]');
  await firstFrame();
  const outcome = styleSheetsApplied();
  first?.dispatchEvent(new Event('load'));
  second?.dispatchEvent(new Event('load'));
  await outcome;
  expect([first?.media, second?.media]).toEqual(['all', 'all']);
  open(documentOf(template, parts));
  await firstFrame();
  const failure = expect(styleSheetsApplied()).rejects.toThrow('could not be loaded');
  document.querySelector('link[data-late]')?.dispatchEvent(new Event('error'));
  await failure;
  await expect(styleSheetsApplied()).rejects.toThrow('could not be loaded');
});

test('the style sheets of a page are found in the order in which they count', () => {
  expect(styleSheetsIn(documentOf(template, parts))).toEqual(parts.styleSheets);
});

test('style attributes, which a content security policy refuses, are set by a script', () => {
  const { body } = new DOMParser().parseFromString(documentOf(template, parts), 'text/html');
  expect(body.querySelector('[style]')).toBeNull();
  open(documentOf(template, parts));
  expect(document.querySelector('p')?.textContent).toBe('style="left alone"');
  expect(document.querySelector('h1')?.style.color).toBe('red');
  expect(document.querySelector('[data-style]')).toBeNull();
});

test('an index.html without a place for the content is refused, with the place to look at', () => {
  expect(() => documentOf('<html lang="en"><title></title></head>', parts)).toThrow('frontend/build/document.mts');
});

describe('the files of a page', () => {
  const chunk = (fileName: string, imports: string[] = [], css: string[] = [], isEntry = false) => ({
    type: 'chunk',
    fileName,
    isEntry,
    imports,
    moduleIds: [`/src/${fileName}`],
    viteMetadata: { importedCss: new Set(css) },
  });
  const built = [
    chunk('start.js', ['framework.js'], ['start.css'], true),
    chunk('framework.js'),
    chunk('layout.js', ['shared.js', 'framework.js'], ['layout.css']),
    chunk('shared.js', ['start.js'], ['shared.css']),
    chunk('page.js', ['shared.js', 'layout.js'], ['page.css']),
  ] as unknown as BuiltFiles;

  test('are those of its modules and of all they import, in the order in which they run, without what every page has', () => {
    expect(pageFiles(built, ['/src/layout.js', '/src/page.js'])).toEqual({
      scripts: ['shared.js', 'layout.js', 'page.js'],
      samples: [],
      styleSheets: ['shared.css', 'layout.css', 'page.css'],
    });
  });

  test('have the sample of their app, and none of another app', () => {
    const inApp = (fileName: string, name: string, module: string) => ({
      ...chunk(fileName, ['shared.js']),
      moduleIds: [`/src/features/${name}/${module}`],
    });
    const files = [
      ...[...built, inApp('app.js', 'tickets', 'TicketListPage.tsx')],
      ...[inApp('sample-1.js', 'contacts', 'sample.ts'), inApp('sample-2.js', 'tickets', 'sample.ts')],
    ] as unknown as BuiltFiles;
    const { scripts, samples } = pageFiles(files, ['/src/features/tickets/TicketListPage.tsx']);
    expect(scripts).toEqual(['shared.js', 'app.js']);
    expect(samples).toEqual(['sample-2.js']);
  });

  test('a module that is in no file is named', () => {
    expect(() => pageFiles(built, ['/src/gone.js'])).toThrow('/src/gone.js is in no file');
  });
});
