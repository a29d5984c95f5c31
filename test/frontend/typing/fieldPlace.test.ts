import { placeOf } from '../../prove/load/field-place';

/** The places of all fields of a page. */
function places(body: string): string[] {
  document.body.innerHTML = body;
  return [...document.querySelectorAll('input')].map(placeOf);
}

const dialog = (title: string, fields: readonly string[]) => `<div role="dialog" aria-labelledby="title">
  <h2 id="title">${title}</h2>
  ${fields.map((label) => `<label for="${label}">${label}</label><input id="${label}" class="form-control" />`).join('')}
</div>`;

test('the fields of dialogs are told apart by their labels and by the dialog', () => {
  const all = [
    ...places(dialog('New rental', ['Name', 'Population'])),
    ...places(dialog('New contact', ['Name', 'Phone'])),
  ];
  expect(new Set(all).size).toBe(4);
});

test('a dialog that several pages open has the same fields on each', () => {
  const search = dialog('Search', ['Words']);
  expect(places(`<main><p></p></main>${search}`)).toEqual(places(`<main></main>${search}`));
});

test('the fields of a page are told apart by where they are', () => {
  const [first, second] = places('<main><p><input /></p><p><input /></p></main>');
  expect(first).not.toBe(second);
});
