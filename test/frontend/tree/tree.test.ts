import { withNode } from '../../../frontend/src/features/tree/editNodes';
import { moveNode, positionAfter } from '../../../frontend/src/features/tree/moves';
import {
  type Branch,
  checkStateOf,
  isValidTree,
  leavesOf,
  searchTree,
  type Tree,
  withBranch,
  withToggledCheck,
} from '../../../frontend/src/features/tree/tree';

const node = (kind: 'city' | 'street' | 'home' | 'archive', lazy?: boolean) => ({ name: kind, kind, lazy });

/** root: city (street: a, b; empty; c), lazy */
const tree: Tree = {
  nodes: {
    city: node('city'),
    street: node('street'),
    empty: node('street'),
    a: { name: 'Wijnhaven 1', kind: 'home' },
    b: { name: 'Wijnhaven 2', kind: 'home' },
    c: { name: 'Houseboat', kind: 'home' },
    lazy: node('archive', true),
  },
  children: { root: ['city', 'lazy'], city: ['street', 'empty', 'c'], street: ['a', 'b'], empty: [] },
  checked: [],
  expanded: [],
};
const checked = (...ids: string[]): Tree => ({ ...tree, checked: ids });

describe('checks', () => {
  test('a node is partly, fully or not checked, depending on its leaves', () => {
    expect(checkStateOf(checked(), 'street')).toBe('none');
    expect(checkStateOf(checked('a'), 'street')).toBe('some');
    expect(checkStateOf(checked('a', 'b'), 'street')).toBe('all');
    expect(checkStateOf(checked('a', 'b'), 'city')).toBe('some');
  });

  test('checking a node checks all its leaves; checking it again unchecks them', () => {
    const once = withToggledCheck(checked('a'), 'street');
    expect(once.sort()).toEqual(['a', 'b']);
    expect(withToggledCheck(checked(...once), 'street')).toEqual([]);
  });

  test('a branch checked before it is loaded has all its nodes checked afterwards', () => {
    const branch: Branch = { nodes: { e: node('home'), d: node('home') }, children: { lazy: ['e', 'd'] } };
    const grown = withBranch(checked('a', 'lazy'), 'lazy', branch);
    expect(grown.checked).toEqual(['a', 'e', 'd']);
    expect(checkStateOf(grown, 'lazy')).toBe('all');
    expect(leavesOf(grown, 'root')).toEqual(['a', 'b', 'empty', 'c', 'e', 'd']);
  });
});

describe('a step', () => {
  test.each([
    ['b', 'up', { parent: 'street', index: 0 }],
    ['a', 'up', null],
    ['a', 'down', { parent: 'street', index: 1 }],
    ['b', 'down', null],
    ['b', 'in', null],
    ['empty', 'in', null],
    ['c', 'in', { parent: 'empty', index: 0 }],
    ['b', 'out', { parent: 'city', index: 1 }],
    ['city', 'out', null],
    ['lazy', 'in', null],
  ] as const)('of %s %s leads to %j', (id, direction, position) => {
    expect(positionAfter(tree, id, direction)).toEqual(position);
  });
});

describe('a move', () => {
  test('moves the node with its descendants', () => {
    const children = moveNode(tree, 'street', { parent: 'root', index: 0 });
    expect(children).toEqual({ root: ['street', 'city', 'lazy'], city: ['empty', 'c'], street: ['a', 'b'], empty: [] });
  });

  test('among its siblings counts without the node itself', () => {
    expect(moveNode(tree, 'a', { parent: 'street', index: 1 }).street).toEqual(['b', 'a']);
  });

  test('goes into a street that was just added', () => {
    const grown = { ...tree, ...withNode(tree, 'new', 'New street', { parent: 'city', kind: 'street' }) };
    expect(positionAfter(grown, 'new', 'in')).toBeNull();
    expect(moveNode(grown, 'a', { parent: 'new', index: 0 })).toMatchObject({ street: ['b'], new: ['a'] });
  });

  test.each([
    ['into itself', 'city', 'city'],
    ['into what is below it', 'city', 'street'],
    ['into a home', 'b', 'a'],
    ['of a street into a street', 'empty', 'street'],
    ['of a city into another’s street', 'lazy', 'street'],
    ['of a city into a city', 'lazy', 'city'],
    ['into a branch that is not loaded', 'a', 'lazy'],
    ['of a node that is not there', 'ghost', 'city'],
  ])('%s changes nothing', (_, id, parent) => {
    expect(moveNode(tree, id, { parent, index: 0 })).toBe(tree.children);
  });
});

test('a search shows the matches and their expanded ancestors', () => {
  const found = searchTree(tree, (name) => name === 'Wijnhaven 2');
  expect([...found.shown].sort()).toEqual(['b', 'city', 'street']);
  expect(found.opened).toEqual(['street', 'city']);
});

describe('a stored tree is valid', () => {
  test.each([
    ['as it is', tree, true],
    ['without a root', { ...tree, children: {} }, false],
    ['with a node in two places', { ...tree, children: { ...tree.children, empty: ['a'] } }, false],
    ['with a child that is not there', { ...tree, children: { ...tree.children, empty: ['ghost'] } }, false],
    [
      'with nodes that hold each other',
      { ...tree, children: { root: ['lazy'], city: ['street'], street: ['city'] } },
      false,
    ],
  ])('%s: %#', (_, stored, expected) => {
    expect(isValidTree(stored as Tree)).toBe(expected);
  });
});
