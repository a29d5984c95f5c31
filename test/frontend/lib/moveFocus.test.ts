import { horizontalKeys, moveFocus, type PressedKey, verticalKeys } from '../../../frontend/src/lib/moveFocus';

const buttons = ['one', 'two', 'three'].map((name) => {
  const button = document.createElement('button');
  button.id = name;
  return button;
});
beforeEach(() => {
  document.body.replaceChildren(...buttons);
  buttons[0]?.focus();
});
const press = (key: string, held: Partial<PressedKey> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});
const focused = () => document.activeElement?.id;

test.each([
  ['ArrowDown', 'two'],
  ['ArrowUp', 'three'],
  ['End', 'three'],
  ['Home', 'one'],
])('%s from the first goes to %s', (key, name) => {
  expect(moveFocus(press(key), buttons)).toBe(true);
  expect(focused()).toBe(name);
});

test('the last is followed by the first', () => {
  moveFocus(press('End'), buttons);
  moveFocus(press('ArrowDown'), buttons);
  expect(focused()).toBe('one');
});

test('other keys are left to the page', () => {
  for (const key of ['a', 'Tab', 'ArrowLeft']) expect(moveFocus(press(key), buttons, verticalKeys)).toBe(false);
  expect(moveFocus(press('ArrowDown'), [])).toBe(false);
});

test('in a row, the next one follows the reading direction', () => {
  moveFocus(press('ArrowLeft'), buttons, horizontalKeys(true));
  expect(focused()).toBe('two');
  moveFocus(press('ArrowLeft'), buttons, horizontalKeys(false));
  expect(focused()).toBe('one');
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s, keys are left to the browser: Alt+Left goes back', (held) => {
  expect(moveFocus(press('ArrowLeft', { [held]: true }), buttons, horizontalKeys(false))).toBe(false);
  expect(focused()).toBe('one');
});
