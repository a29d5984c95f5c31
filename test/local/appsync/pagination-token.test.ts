import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPaginationTokens, paginationSecret } from '../../../local/appsync/pagination-token';

const tokens = createPaginationTokens('secret');
const position = { id: { S: 'b2' } };

test('a token encodes the end of the page', () => {
  expect(tokens.open('Scan books', tokens.seal('Scan books', position))).toEqual(position);
});

test('a token is valid only for the query it came from', () => {
  expect(tokens.open('Query books', tokens.seal('Scan books', position))).toBeUndefined();
  expect(createPaginationTokens('other').open('Scan books', tokens.seal('Scan books', position))).toBeUndefined();
});

test('a changed or invented token is refused', () => {
  const [, signature] = tokens.seal('Scan books', position).split('.');
  const other = Buffer.from('{"id":{"S":"b1"}}').toString('base64url');
  const valid = tokens.seal('Scan books', position);
  for (const token of [`${other}.${signature}`, `${other}.`, other, '', '.', `${valid}=`, `${valid}.more`]) {
    expect(tokens.open('Scan books', token)).toBeUndefined();
  }
});

test('the secret is stored in the data folder, readable by its owner only', () => {
  const folders = [1, 2].map(() => mkdtempSync(path.join(tmpdir(), 'polder-secret-'))) as [string, string];
  const secret = paginationSecret(folders[0]);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(paginationSecret(folders[0])).toBe(secret);
  expect(paginationSecret(folders[1])).not.toBe(secret);
  expect(statSync(path.join(folders[0], 'appsync', 'pagination-secret')).mode & 0o077).toBe(0);
  for (const folder of folders) rmSync(folder, { recursive: true });
});
