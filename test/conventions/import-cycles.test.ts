import { importCycles } from '../harness/import-cycles';

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([file, imported]) => [file, new Set(imported)]));

test('files that import one another directly or through others are a cycle', () => {
  expect(importCycles(graph({ a: ['b'], b: ['c'], c: ['a'], d: ['a', 'e'], e: ['d'], f: ['a'] }))).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('a file that two others import is no cycle', () => {
  expect(importCycles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
});
