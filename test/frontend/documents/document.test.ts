import { documentOf, styleSheetsIn } from '../../../frontend/build/document.mts';
import { type BuiltFiles, pageFiles } from '../../../frontend/build/page-files.mts';

const template = `<html lang="en" dir="ltr"><head>
<meta name="description" content="Rental administration"/><title>Polder</title>
<link rel="stylesheet" crossorigin href="/assets/start.css"></head><body><div id="root"></div></body></html>`;

const parts = {
  path: '/ui/buttons',
  language: 'nl',
  title: 'Knoppen & "links" · Polder',
  description: 'Een <knop>',
  content: '<h1 style="color: red">Knoppen</h1><p>style="left alone"</p>',
  scripts: ['assets/page.js'],
  styleSheets: ['assets/start.css', 'assets/page.css'],
  style: 'h1{margin:0}',
};

test('a document has its own language, title, description, content and files', () => {
  const document = new DOMParser().parseFromString(documentOf(template, parts), 'text/html');
  expect(document.documentElement.lang).toBe('nl');
  expect(document.title).toBe(parts.title);
  expect(document.querySelector('meta')?.content).toBe(parts.description);
  expect(document.getElementById('root')?.dataset).toMatchObject({ path: '/ui/buttons', language: 'nl' });
  const links = [...document.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
  expect(links).toEqual([
    ['stylesheet', '/assets/start.css'],
    ['stylesheet', '/assets/page.css'],
    ['modulepreload', '/assets/page.js'],
  ]);
});

test('a page is painted with its inline style, and its style sheets apply once they are loaded', () => {
  const { head, body } = new DOMParser().parseFromString(documentOf(template, parts), 'text/html');
  expect(head.querySelector('style')?.textContent).toBe(parts.style);
  const links = [...head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  expect(links.map(({ media }) => media)).toEqual(['print', 'print']);
  document.head.replaceChildren(...links);
  new Function(body.querySelector('script')?.textContent ?? '')();
  links[0]?.dispatchEvent(new Event('load'));
  links[1]?.dispatchEvent(new Event('error'));
  expect(links.map(({ media, dataset }) => [media, dataset.late])).toEqual([
    ['all', undefined],
    ['print', 'failed'],
  ]);
});

test('the style sheets of a page are found in the order in which they count', () => {
  expect(styleSheetsIn(documentOf(template, parts))).toEqual(parts.styleSheets);
});

test('style attributes, which a content security policy refuses, are set by a script', () => {
  const { body } = new DOMParser().parseFromString(documentOf(template, parts), 'text/html');
  expect(body.querySelector('[style]')).toBeNull();
  expect(body.querySelector('p')?.textContent).toBe('style="left alone"');
  document.body.replaceChildren(...body.childNodes);
  new Function(document.querySelector('script')?.textContent ?? '')();
  expect(document.querySelector('h1')?.style.color).toBe('red');
  expect(document.querySelector('[data-style]')).toBeNull();
});

test('an index.html without a place for the content is refused, with the place to look at', () => {
  expect(() => documentOf('<html lang="en"><title></title></head>', parts)).toThrow('frontend/build/document.mts');
});

describe('the files of a page', () => {
  const chunk = (fileName: string, imports: string[] = [], css: string[] = [], isEntry = false) => ({
    ...{ type: 'chunk', fileName, isEntry, imports, moduleIds: [`/src/${fileName}`] },
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
      styleSheets: ['shared.css', 'layout.css', 'page.css'],
    });
  });

  test('a module that is in no file is named', () => {
    expect(() => pageFiles(built, ['/src/gone.js'])).toThrow('/src/gone.js is in no file');
  });
});
