import { neighbourRow } from '../../../frontend/src/components/neighbourRow';

const held = { altKey: false, ctrlKey: false, metaKey: false };

test.each([
  ['ArrowDown', 2],
  ['ArrowUp', 0],
  ['Home', 0],
  ['End', 4],
  ['Enter', undefined],
])('%s leads from the second of five rows to %p', (key, row) => {
  expect(neighbourRow({ ...held, key }, 1, 5)).toBe(row);
});

test('the rows end at the first and the last', () => {
  expect(neighbourRow({ ...held, key: 'ArrowUp' }, 0, 5)).toBe(0);
  expect(neighbourRow({ ...held, key: 'ArrowDown' }, 4, 5)).toBe(4);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s, a key is the browser’s', (modifier) => {
  for (const key of ['Home', 'End', 'ArrowUp', 'ArrowDown']) {
    expect(neighbourRow({ ...held, key, [modifier]: true }, 1, 5)).toBeUndefined();
  }
});
