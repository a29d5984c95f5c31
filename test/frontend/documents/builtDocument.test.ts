import { builtDocument, discardDocument, runPreloadedFiles } from '../../../frontend/src/documents/builtDocument';
import { pageAt } from '../../../frontend/src/navigation/pages';

function rootWith(data: Record<string, string>): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = '<h1>Buttons</h1>';
  Object.assign(root.dataset, data);
  return root;
}

const english = { path: '/ui/buttons', language: 'en' };

afterEach(() => localStorage.clear());

test.each([
  ['of the page and language', english, '/ui/buttons', '/ui/buttons'],
  ['of the page, asked for in capitals', english, '/UI/Buttons/', '/ui/buttons'],
  ['of another page', english, '/ui/alerts', null],
  ['in another language', { ...english, language: 'nl' }, '/ui/buttons', null],
  ['without content', {}, '/ui/buttons', null],
  ['of a page, at an address that is none', english, '/nowhere', null],
])('a document %s', (_name, data, address, path) => {
  expect(builtDocument(rootWith(data), pageAt(address))).toBe(path);
});

test('a document that is not taken over leaves nothing behind', () => {
  const root = rootWith(english);
  discardDocument(root);
  expect(root.outerHTML).toBe('<div></div>');
});

const ran: string[] = [];
jest.mock('/assets/first.js', () => void ran.push('first'), { virtual: true });
jest.mock('/assets/second.js', () => void ran.push('second'), { virtual: true });

test('the files of the document run one after the other, each in a task of its own, also after one that fails', async () => {
  const preloaded = ['/assets/first.js', '/assets/gone.js', '/assets/second.js'];
  document.head.innerHTML = `<script type="application/json" id="page-scripts">${JSON.stringify({ preloaded })}</script>`;
  const running = runPreloadedFiles();
  // As much as one task may do.
  for (let microtask = 0; microtask < 20; microtask++) await undefined;
  expect(ran).toEqual(['first']);
  await running;
  expect(ran).toEqual(['first', 'second']);
});

test('a page without a document has no files to run', async () => {
  document.head.innerHTML = '';
  await expect(runPreloadedFiles()).resolves.toBeUndefined();
});
