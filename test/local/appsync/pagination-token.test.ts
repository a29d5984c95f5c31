import { statSync } from 'node:fs';
import path from 'node:path';
import { createPaginationTokens, paginationSecret } from '../../../local/appsync/pagination-token';
import { temporaryFolder } from '../../harness/polder';

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

describe('the secret', () => {
  const [folder, other] = [temporaryFolder('secret'), temporaryFolder('secret')];
  afterAll(() => {
    folder.remove();
    other.remove();
  });

  test('is stored in the data folder, readable by its owner only', () => {
    const secret = paginationSecret(folder.path);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(paginationSecret(folder.path)).toBe(secret);
    expect(paginationSecret(other.path)).not.toBe(secret);
    expect(statSync(path.join(folder.path, 'appsync', 'pagination-secret')).mode & 0o077).toBe(0);
  });
});
