import {
  joinItem,
  pasteItems,
  readChecklist,
  splitItem,
  toChecklist,
  toText,
  writeChecklist,
} from '../../../frontend/src/features/notes/checklist';
import { excerptOf, headingOf, type Note, progressOf } from '../../../frontend/src/features/notes/note';

const item = (text: string, done = false) => ({ text, done });
const note = (title: string): Note => ({ id: 1, title, color: 'info', datef: '2026-11-20', deleted: false });

test.each([
  ['', null],
  ['Keys at reception', null],
  ['[ ] Keys\nTape', null],
  ['[ ]', [item('')]],
  ['[ ] Keys\n[x] Tape', [item('Keys'), item('Tape', true)]],
  ['[x] [ ] nested', [item('[ ] nested', true)]],
  ['[ ] Keys\u2028Tape\n[x] Photos\u2029', [item('Keys\u2028Tape'), item('Photos\u2029', true)]],
])('what is a checklist: %j', (text, items) => {
  expect(readChecklist(text)).toEqual(items);
});

test.each(['Keys\nTape', 'one', 'with [x] inside'])('text becomes a checklist and text again: %j', (text) => {
  expect(toText(toChecklist(text))).toBe(text);
});

test('a text that is a checklist already stays as it is', () => {
  expect(toChecklist('[x] Keys\n[ ] Tape')).toBe('[x] Keys\n[ ] Tape');
});

test('an empty text becomes one empty item', () => {
  expect(readChecklist(toChecklist('\n\n'))).toEqual([item('')]);
});

test('what is written is read again, also an item that looks like a mark', () => {
  const items = [item(''), item('[x]', true), item(' spaces '), item('[ ] x')];
  expect(readChecklist(writeChecklist(items))).toEqual(items);
});

test('an item is split at the caret, and joined to the one before', () => {
  const items = [item('Keys', true), item('Tape measure', true), item('Photos')];
  const split = splitItem(items, 1, 5);
  expect(split).toEqual([item('Keys', true), item('Tape ', true), item('measure'), item('Photos')]);
  expect(joinItem(split, 2)).toEqual(items);
  expect(joinItem(items, 0)).toEqual(items);
});

test('a new item before a ticked one leaves the tick with its text; one after an empty item leaves it there', () => {
  expect(splitItem([item('Keys', true)], 0, 0)).toEqual([item(''), item('Keys', true)]);
  expect(splitItem([item('', true)], 0, 0)).toEqual([item('', true), item('')]);
});

test('pasted lines become items in place of the selection; those of a checklist keep their marks', () => {
  const items = [item('Keys'), item('Tape measure'), item('Photos')];
  const selection = { index: 1, start: 5, end: 8 };
  expect(pasteItems(items, selection, 'and\n\n  glue \nmilli')).toEqual({
    items: [item('Keys'), item('Tape and'), item('glue'), item('millisure'), item('Photos')],
    index: 3,
    caret: 5,
  });
  expect(pasteItems([item('')], { index: 0, start: 0, end: 0 }, '[x] Keys\n[ ] Tape').items).toEqual([
    item('Keys', true),
    item('Tape'),
  ]);
  expect(pasteItems(items, selection, '\n').items[1]).toEqual(item('Tape sure'));
  expect(pasteItems([item('')], { index: 0, start: 0, end: 0 }, 'Keys\r\nTape\u2028Photos\u2029Lamp').items).toEqual(
    ['Keys', 'Tape', 'Photos', 'Lamp'].map((text) => item(text)),
  );
});

test('the list of notes shows words without marks, and how much is done', () => {
  const checklist = note('Viewing\n[x] Keys\n[ ] Tape');
  expect(excerptOf(checklist)).toBe('Keys Tape');
  expect(progressOf(checklist)).toEqual({ done: 1, count: 2 });
  expect(headingOf(note('\n[ ] Keys'))).toBe('Keys');
  expect(progressOf(note('Viewing\nKeys'))).toBeNull();
});
