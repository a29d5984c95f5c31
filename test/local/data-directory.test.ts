import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDataDirectory } from '../../local/data-directory';
import { temporaryFolder } from '../harness/polder';

const folder = temporaryFolder('data');
afterAll(() => folder.remove());
let count = 0;
const fresh = () => path.join(folder.path, `data-${count++}`);

test('a new folder gets a persistent secret, which only its owner may read', () => {
  const directory = fresh();
  const first = openDataDirectory(directory);
  expect(first).toMatchObject({ path: directory, isNew: true });
  expect(first.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(path.join(directory, 'polder.json')).mode & 0o077).toBe(0);
  expect(openDataDirectory(directory)).toEqual({ ...first, isNew: false });
  expect(openDataDirectory(fresh()).secret).not.toBe(first.secret);
});

test('data of a newer Polder are left alone, and the way out is said', () => {
  const directory = fresh();
  openDataDirectory(directory);
  const file = path.join(directory, 'polder.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), format: 99 }));
  expect(() => openDataDirectory(directory)).toThrow(
    /written by a newer Polder \(format 99.*Update Polder, or choose another/,
  );
});

test.each(['', 'not json', '{}', '{"format":1}', '{"format":1,"secret":"short"}', 'null', '[1]'])(
  'a damaged description (%j) is refused with what to do, not overwritten',
  (text) => {
    const directory = fresh();
    openDataDirectory(directory);
    const file = path.join(directory, 'polder.json');
    writeFileSync(file, text);
    expect(() => openDataDirectory(directory)).toThrow(
      /is damaged. Restore it from a copy, or start empty with "npm run reset"/,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
