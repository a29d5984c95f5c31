import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DataDirectoryError, openDataDirectory } from '../../local/data-directory';
import { temporaryFolder } from '../harness/polder';

const folder = temporaryFolder('data');
afterAll(() => folder.remove());
let count = 0;
const fresh = () => path.join(folder.path, `data-${count++}`);

test('a new folder gets a persistent secret, which only its owner may read', () => {
  const directory = fresh();
  const first = openDataDirectory(directory);
  expect(first.path).toBe(directory);
  expect(first.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(path.join(directory, 'polder.json')).mode & 0o077).toBe(0);
  expect(openDataDirectory(directory)).toEqual(first);
  expect(openDataDirectory(fresh()).secret).not.toBe(first.secret);
});

test('a folder with other files is refused with what to do, and left as it is', () => {
  const directory = fresh();
  mkdirSync(directory);
  writeFileSync(path.join(directory, 'letter.txt'), 'x');
  expect(() => openDataDirectory(directory)).toThrow(
    new DataDirectoryError(
      `${directory} has files, but no polder.json, so it is not Polder's data. Choose an empty or a new folder with POLDER_DATA.`,
    ),
  );
  expect(readdirSync(directory)).toEqual(['letter.txt']);
});

test('a folder whose first start was killed is opened by the next one', () => {
  const directory = fresh();
  mkdirSync(directory);
  writeFileSync(path.join(directory, 'polder.json.new'), '{"for');
  expect(openDataDirectory(directory)).toEqual(openDataDirectory(directory));
  expect(readdirSync(directory)).toEqual(['polder.json']);
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
