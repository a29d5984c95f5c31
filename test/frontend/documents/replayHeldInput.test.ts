import { collectTyped, replayHeldInput } from '../../../frontend/src/documents/heldInput';

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

// First: once input was replayed, no more is collected.
test('a file that was chosen is told to the page', async () => {
  const field = document.createElement('input');
  field.type = 'file';
  // As a browser fills it; it accepts no value from a script.
  Object.defineProperty(field, 'value', { get: () => String.raw`C:\fakepath\rentals.csv` });
  document.body.replaceChildren(field);
  const onChange = jest.fn();
  collectTyped(document.body);
  field.addEventListener('change', onChange);
  await replayHeldInput();
  expect(onChange).toHaveBeenCalledTimes(1);
});

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
