import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { stateFile } from '../../local/state-file';
import { removeDirectory, temporaryDirectory } from './cognito/running-cognito';

const directory = temporaryDirectory();
const file = path.join(directory, 'deep', 'state.json');
const open = (format = 1) => stateFile(file, format, z.object({ count: z.number() }), 'the counts');
afterAll(() => removeDirectory(directory));

test('written state can be read, by its owner only', () => {
  expect(open().read()).toBeUndefined();
  open().write({ count: 1 });
  open().write({ count: 2 });
  expect(open().read()).toEqual({ count: 2 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(['state.json']);
});

test('a half-written temporary file is ignored', () => {
  open().write({ count: 3 });
  writeFileSync(`${file}.new`, '{"format":1,"sta');
  expect(open().read()).toEqual({ count: 3 });
  open().write({ count: 4 });
  expect(open().read()).toEqual({ count: 4 });
});

test.each([
  ['{"format":1,"state":{"cou', 'is damaged: it is not JSON'],
  ['', 'is damaged: it is not JSON'],
  ['{"format":1,"state":{"count":"two"}}', 'is damaged at count'],
  ['{"format":1}', 'is damaged at its root'],
  ['{"format":2,"state":{"count":2}}', 'has format 2, but this version reads format 1'],
])('%s is refused with the file name and instructions, and not changed', (content, reason) => {
  writeFileSync(file, content);
  expect(() => open().read()).toThrow(`${file} ${reason}`);
  expect(() => open().read()).toThrow(/It holds the counts\. Put back a good copy of it, or move it away/);
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(content);
});
