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

test('a user who stays on the element has not moved on, whichever key they press', () => {
  const mark = markFocus();
  fireEvent.keyDown(link, { key: 'PageDown' });
  expect(hasMovedOn(mark)).toBe(false);
});

test('a person who moves to another element has moved on', () => {
  const mark = markFocus();
  fireEvent.pointerDown(button);
  button.focus();
  expect(hasMovedOn(mark)).toBe(true);
});

test('a person who types on in the field has moved on', () => {
  field.focus();
  const mark = markFocus();
  fireEvent.input(field, { target: { value: 'a' } });
  expect(hasMovedOn(mark)).toBe(true);
});

test('focus moved by a script, as by a closing dialog, does not count', () => {
  const mark = markFocus();
  button.focus();
  expect(hasMovedOn(mark)).toBe(false);
});

test('without focus, nothing is interrupted', () => {
  const mark = markFocus();
  fireEvent.pointerDown(document.body);
  link.blur();
  expect(hasMovedOn(mark)).toBe(false);
});
