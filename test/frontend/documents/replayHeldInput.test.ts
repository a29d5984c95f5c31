import { replayHeldInput } from '../../../frontend/src/documents/heldInput';

const hold = (...keys: string[]) => {
  window.heldInput = keys.map((key) => ({
    type: 'keydown',
    element: document.body,
    key: { key, bubbles: true, cancelable: true },
  }));
};

test('a letter goes into the field that an earlier key has opened, at its cursor', async () => {
  const field = document.createElement('input');
  field.value = 'tickt';
  document.body.replaceChildren(field);
  const onInput = jest.fn();
  field.addEventListener('input', onInput);
  const open = ({ key }: KeyboardEvent) => {
    if (key !== 'o') return;
    field.focus();
    field.setSelectionRange(4, 4);
  };
  window.addEventListener('keydown', open);
  hold('o', 'e', 'Shift');
  await replayHeldInput();
  window.removeEventListener('keydown', open);
  expect(field.value).toBe('ticket');
  expect(onInput).toHaveBeenCalledTimes(1);
  expect(field.selectionStart).toBe(5);
});

test('a letter that the page uses itself is not typed', async () => {
  const field = document.createElement('input');
  document.body.replaceChildren(field);
  field.focus();
  field.addEventListener('keydown', (event) => event.preventDefault());
  hold('x');
  await replayHeldInput();
  expect(field.value).toBe('');
});
