import { licenceGroups } from '../../../frontend/src/features/about/licenceGroups';
import type { Licence } from '../../../frontend/src/features/about/licences';

const licence = (name: string, identifier?: string): Licence => ({
  name,
  version: '1.0.0',
  ...(identifier && { identifier }),
});

test('packages are grouped by licence: MIT first, then the most frequent', () => {
  const groups = licenceGroups([
    licence('a', 'ISC'),
    licence('b', 'Apache-2.0'),
    licence('c', 'Apache-2.0'),
    licence('d', 'MIT'),
    licence('e', 'BSD-3-Clause'),
    licence('f'),
  ]);
  expect(groups.map(({ identifier, packages }) => [identifier, packages.map(({ name }) => name)])).toEqual([
    ['MIT', ['d']],
    ['Apache-2.0', ['b', 'c']],
    ['', ['f']],
    ['BSD-3-Clause', ['e']],
    ['ISC', ['a']],
  ]);
});
