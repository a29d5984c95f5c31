import { rootId, type Tree, type TreeNode } from './tree';

/** A node with its children; a home has none. */
type Outline = [name: string, kind: TreeNode['kind'], below?: Outline[]];

const home = (name: string): Outline => [name, 'home'];

const outline: Outline[] = [
  [
    'Rotterdam',
    'city',
    [
      ['Wijnhaven', 'street', [home('Wijnhaven 23 A'), home('Wijnhaven 23 B'), home('Wijnhaven 25')]],
      ['Lijnbaan', 'street', [home('Lijnbaan 42 I'), home('Lijnbaan 42 II'), home('Lijnbaan 42 III')]],
      ['Kralingse Plaslaan', 'street', [home('Kralingse Plaslaan 8'), home('Kralingse Plaslaan 10')]],
    ],
  ],
  [
    'Amsterdam',
    'city',
    [
      ['Herengracht', 'street', [home('Herengracht 401'), home('Herengracht 403'), home('Herengracht 415')]],
      ['Javastraat', 'street', [home('Javastraat 77'), home('Javastraat 79')]],
    ],
  ],
  [
    'Den Haag',
    'city',
    [
      ['Lange Voorhout', 'street', [home('Lange Voorhout 9'), home('Lange Voorhout 11')]],
      ['Korte Poten', 'street', [home('Korte Poten 7')]],
    ],
  ],
  [
    'Utrecht',
    'city',
    [
      ['Oudegracht', 'street', [home('Oudegracht 158'), home('Oudegracht 160, wharf cellar')]],
      ['Voorstraat', 'street', [home('Voorstraat 44')]],
    ],
  ],
];

/** Cities, streets and homes, and the archive, which is loaded when it is expanded. */
export function sampleTree(): Tree {
  const tree: Tree = {
    nodes: { archive: { name: 'Archive', kind: 'archive', lazy: true } },
    children: {},
    checked: [],
    expanded: ['rotterdam', 'wijnhaven'],
  };
  const add = ([name, kind, below]: Outline): string => {
    const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    tree.nodes[id] = { name, kind };
    if (below) tree.children[id] = below.map(add);
    return id;
  };
  tree.children[rootId] = [...outline.map(add), 'archive'];
  tree.checked = ['wijnhaven-23-a', 'herengracht-401', 'herengracht-403', 'herengracht-415'];
  return tree;
}
