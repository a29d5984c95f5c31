import packageFile from '../../../package.json';

// TypeScript does not read it, as it runs before anything is installed.
const {
  satisfies,
}: { satisfies(version: string, range: string): boolean } = require('../../../local/build/node-version.mjs');

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['26.3.1', true],
])('Polder runs on Node %s: %s', (version, runs) => {
  expect(satisfies(version, packageFile.engines.node)).toBe(runs);
});

test('patches count, and a range of another kind is refused', () => {
  expect(satisfies('20.19.1', '^20.19.2')).toBe(false);
  expect(satisfies('20.19.2', '^20.19.2')).toBe(true);
  expect(() => satisfies('20.19.2', '~20.19')).toThrow('cannot be read');
});
