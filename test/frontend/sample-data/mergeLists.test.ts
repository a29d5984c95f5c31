import { mergeLists } from '../../../frontend/src/features/sample-data/mergeLists';

const item = (id: number, title = 'before') => ({ id, title });
const [one, two, three] = [item(1), item(2), item(3)];

test.each([
  [
    'a change here, another there',
    [item(1, 'here'), two],
    [one, item(2, 'there')],
    [item(1, 'here'), item(2, 'there')],
  ],
  ['the same item', [item(1, 'here'), two], [item(1, 'there'), two], [item(1, 'here'), two]],
  ['an addition here, another there', [one, two, item(4)], [item(5), one, two], [item(5), one, two, item(4)]],
  ['a deletion here, another there', [two], [one], []],
  ['a change here, a deletion there', [item(1, 'here'), two], [two], [item(1, 'here'), two]],
  ['a deletion here, a change there', [two], [item(1, 'there'), two], [two]],
  ['another order here', [two, one], [item(1, 'there'), two], [two, item(1, 'there')]],
])('the edits of two tabs come together: %s', (_, here, stored, merged) => {
  expect(mergeLists([one, two], here, stored)).toEqual(merged);
});

test('tickets have their id under another name', () => {
  const [first, second] = [
    { Id: 1, Date: '1' },
    { Id: 2, Date: '1' },
  ];
  const later = { Id: 1, Date: '2' };
  expect(mergeLists([first, second], [later, second], [first])).toEqual([later]);
});

test.each([
  ['a record', { 1: 'draft' }],
  ['items without an id', [{ productId: 1 }, { productId: 2 }]],
  ['two items of one id', [one, one]],
])('what is no list of items with ids is not merged: %s', (_, value) => {
  expect(mergeLists(value, value, value)).toBeUndefined();
  expect(mergeLists([three], [three], value)).toBeUndefined();
});
