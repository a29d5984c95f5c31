import { builtDocument, discardDocument } from '../../../frontend/src/documents/builtDocument';
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
