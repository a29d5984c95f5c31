import { horizontalKeys, moveFocus, verticalKeys } from '../../../frontend/src/lib/moveFocus';

const buttons = ['one', 'two', 'three'].map((name) => {
  const button = document.createElement('button');
  button.id = name;
  return button;
});
beforeEach(() => {
  document.body.replaceChildren(...buttons);
  buttons[0]?.focus();
});
const focused = () => document.activeElement?.id;

test.each([
  ['ArrowDown', 'two'],
  ['ArrowUp', 'three'],
  ['End', 'three'],
  ['Home', 'one'],
])('%s from the first goes to %s', (key, name) => {
  expect(moveFocus(key, buttons)).toBe(true);
  expect(focused()).toBe(name);
});

test('the last is followed by the first', () => {
  moveFocus('End', buttons);
  moveFocus('ArrowDown', buttons);
  expect(focused()).toBe('one');
});

test('other keys are left to the page', () => {
  for (const key of ['a', 'Tab', 'ArrowLeft']) expect(moveFocus(key, buttons, verticalKeys)).toBe(false);
  expect(moveFocus('ArrowDown', [])).toBe(false);
});

test('in a row, the next one follows the reading direction', () => {
  moveFocus('ArrowLeft', buttons, horizontalKeys(true));
  expect(focused()).toBe('two');
  moveFocus('ArrowLeft', buttons, horizontalKeys(false));
  expect(focused()).toBe('one');
});
