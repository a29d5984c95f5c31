import { createHmac, timingSafeEqual } from 'node:crypto';
import { decodeBase64url } from '../base64url';
import { AwsError } from '../http/errors';
import { FifoCache } from './fifo-cache';
import { operatorArn, operatorKeys } from './operator';
import type { CredentialIssuer, Credentials, Principal } from './types';

interface TokenContent {
  readonly principal: Principal;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/**
 * Derives credentials from one secret: the session token carries the principal, sealed, so nothing has to be stored
 * and credentials stay valid over a restart. The operator's keys are known too.
 */
export function createCredentialIssuer(
  secret: string,
  accountId = '000000000000',
  region = 'eu-west-1',
): CredentialIssuer {
  const operator = operatorKeys(secret);
  const seal = (...parts: string[]) => createHmac('sha256', secret).update(parts.join('|')).digest();
  const accessKeyOf = (content: string) => `ASIA${seal('key', content).toString('hex').toUpperCase().slice(0, 16)}`;
  const secretOf = (accessKeyId: string) => seal('secret', accessKeyId).toString('base64url');

  /** Verified tokens: a client sends the same token with each request. */
  const opened = new FifoCache<TokenContent & { readonly secretAccessKey: string }>(1_000);
  const openToken = (accessKeyId: string, sessionToken: string): TokenContent => {
    const [content = '', mac = '', ...rest] = sessionToken.split('.');
    const expected = seal('token', content);
    const actual = decodeBase64url(mac);
    const isValid = rest.length === 0 && actual?.length === expected.length && timingSafeEqual(actual, expected);
    if (!isValid || accessKeyId !== accessKeyOf(content)) {
      throw new AwsError('UnrecognizedClientException', 'The security token included in the request is invalid.', 403);
    }
    return JSON.parse(Buffer.from(content, 'base64url').toString()) as TokenContent;
  };

  return {
    region,
    issue(principal: Principal, lifetimeSeconds: number): Credentials {
      const expires = Date.now() + lifetimeSeconds * 1000;
      const content = Buffer.from(JSON.stringify({ principal, expires } satisfies TokenContent)).toString('base64url');
      const accessKeyId = accessKeyOf(content);
      return {
        accessKeyId,
        secretAccessKey: secretOf(accessKeyId),
        sessionToken: `${content}.${seal('token', content).toString('base64url')}`,
        expiration: new Date(expires),
      };
    },

    lookup(accessKeyId, sessionToken = '') {
      if (accessKeyId === operator.accessKeyId && sessionToken === '') {
        const { secretAccessKey } = operator;
        return { principal: { kind: 'operator', roleArn: operatorArn(accountId) }, secretAccessKey };
      }
      const { principal, expires, secretAccessKey } = opened.get(`${accessKeyId}|${sessionToken}`, () => ({
        ...openToken(accessKeyId, sessionToken),
        secretAccessKey: secretOf(accessKeyId),
      }));
      if (expires <= Date.now()) {
        throw new AwsError('ExpiredTokenException', 'The security token included in the request is expired', 403);
      }
      return { principal, secretAccessKey };
    },
  };
}
