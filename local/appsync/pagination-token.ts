import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeBase64url } from '../base64url';

/** Turns the place where a page ended into a `nextToken`, and back. */
export interface PaginationTokens {
  /** @param scope what was read; the token is valid for nothing else. */
  seal(scope: string, position: unknown): string;
  /** @returns undefined for a token that was not sealed here for this scope. */
  open(scope: string, token: string): unknown;
}

export function createPaginationTokens(secret: string): PaginationTokens {
  const mac = (scope: string, content: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([scope, content]))
      .digest();
  return {
    seal(scope, position) {
      const content = Buffer.from(JSON.stringify(position)).toString('base64url');
      return `${content}.${mac(scope, content).toString('base64url')}`;
    },
    open(scope, token) {
      const [content = '', signature = '', ...rest] = token.split('.');
      const expected = mac(scope, content);
      const actual = decodeBase64url(signature);
      if (rest.length > 0 || actual?.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
      return JSON.parse(Buffer.from(content, 'base64url').toString());
    },
  };
}

/** The secret of a data folder, made at its first use: tokens stay good over a restart, and in no other folder. */
export function paginationSecret(dataDirectory: string): string {
  const folder = path.join(dataDirectory, 'appsync');
  const file = path.join(folder, 'pagination-secret');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
