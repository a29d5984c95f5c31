import { additionFor, maxNameLength, withName, withNode } from '../../../frontend/src/features/tree/editNodes';
import { sampleTree } from '../../../frontend/src/features/tree/sample';

const tree = sampleTree();

test.each([
  ['rotterdam', { parent: 'rotterdam', kind: 'street' }],
  ['lijnbaan', { parent: 'lijnbaan', kind: 'home' }],
  ['wijnhaven-25', { parent: 'wijnhaven', kind: 'home' }],
  // Its children are not loaded: they would be lost.
  ['archive', undefined],
])('what can be added for %s', (chosen, addition) => {
  expect(additionFor(tree, chosen)).toEqual(addition);
});

test('the archive takes streets once it is loaded', () => {
  const loaded = { ...tree, children: { ...tree.children, archive: [] } };
  expect(additionFor(loaded, 'archive')).toEqual({ parent: 'archive', kind: 'street' });
});

test('a name is cut at its limit', () => {
  expect(withName(tree, 'rotterdam', 'x'.repeat(200)).nodes.rotterdam?.name).toHaveLength(maxNameLength);
});

test.each(['', ' ', '\u200b', `${'\u200b'.repeat(maxNameLength)}x`])('%j is no name', (typed) => {
  expect(withName(tree, 'rotterdam', typed)).toBe(tree);
});

test('a checked street without homes is unchecked when it gets its first home', () => {
  const empty = { ...tree, children: { ...tree.children, lijnbaan: [] }, checked: ['lijnbaan'] };
  expect(withNode(empty, 'new', 'New home', { parent: 'lijnbaan', kind: 'home' }).checked).toEqual([]);
});
