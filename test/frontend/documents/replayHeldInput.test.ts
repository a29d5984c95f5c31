import { replayHeldInput } from '../../../frontend/src/documents/heldInput';

const hold = (...keys: string[]) => {
  window.heldInput = keys.map((key) => ({
    type: 'keydown',
    element: document.body,
    key: { key, bubbles: true, cancelable: true },
  }));
};

/** jsdom has no editing commands; e2e/input-replay.spec.ts types in a browser. */
const insertText = jest.fn();
beforeAll(() => Object.assign(document, { execCommand: insertText }));
beforeEach(() => insertText.mockClear());

test('a letter goes to the end of the field that has the focus by then', async () => {
  const field = document.createElement('input');
  field.value = 'tick';
  document.body.replaceChildren(field);
  field.focus();
  field.setSelectionRange(0, 0);
  hold('e', 'Shift');
  await replayHeldInput();
  expect(insertText.mock.calls).toEqual([['insertText', false, 'e']]);
  expect(field.selectionStart).toBe(4);
});

test('a letter that the page uses itself is not typed', async () => {
  const field = document.createElement('input');
  document.body.replaceChildren(field);
  field.focus();
  field.addEventListener('keydown', (event) => event.preventDefault());
  hold('x');
  await replayHeldInput();
  expect(insertText).not.toHaveBeenCalled();
});
