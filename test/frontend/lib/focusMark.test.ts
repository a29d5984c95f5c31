import { fireEvent } from '@testing-library/react';
import { hasMovedOn, markFocus } from '../../../frontend/src/lib/focusMark';

const link = document.createElement('a');
link.href = '#there';
const field = document.createElement('input');
const button = document.createElement('button');

beforeEach(() => {
  document.body.replaceChildren(link, field, button);
  link.focus();
});

test('who stays where they were has not moved on, whatever they press', () => {
  const mark = markFocus();
  fireEvent.keyDown(link, { key: 'PageDown' });
  expect(hasMovedOn(mark)).toBe(false);
});

test('who goes to another element by themselves has moved on', () => {
  const mark = markFocus();
  fireEvent.pointerDown(button);
  button.focus();
  expect(hasMovedOn(mark)).toBe(true);
});

test('who types on in the very field has moved on', () => {
  field.focus();
  const mark = markFocus();
  fireEvent.input(field, { target: { value: 'a' } });
  expect(hasMovedOn(mark)).toBe(true);
});

test('focus that a program moves, as a dialog does that closes, is nobody’s', () => {
  const mark = markFocus();
  button.focus();
  expect(hasMovedOn(mark)).toBe(false);
});

test('where nothing has the focus any more, nobody is broken off', () => {
  const mark = markFocus();
  fireEvent.pointerDown(document.body);
  link.blur();
  expect(hasMovedOn(mark)).toBe(false);
});
