import { createPrivateKey, createPublicKey, type JsonWebKey, sign, verify } from 'node:crypto';
import { decodeBase64url } from '../base64url';
import type { TokenClaims } from './types';

/** Signs and verifies a pool's tokens. */
export interface TokenSigner {
  /** A compact JSON Web Token, RS256. */
  sign(claims: TokenClaims): string;
  /** The claims of a token that this signer signed; undefined for any other text. Ignores expiry. */
  read(token: string): TokenClaims | undefined;
  /** For `/.well-known/jwks.json`. */
  readonly keySet: { readonly keys: readonly JsonWebKey[] };
}

/** @param privateKeyPem RSA private key, PKCS #8 */
export function createTokenSigner(privateKeyPem: string, keyId: string): TokenSigner {
  const privateKey = createPrivateKey(privateKeyPem);
  const publicKey = createPublicKey(privateKey);
  return {
    sign(claims) {
      const content = `${encode({ kid: keyId, alg: 'RS256' })}.${encode(claims)}`;
      return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
    },
    read(token) {
      const [header = '', claims = '', signature = '', ...rest] = token.split('.');
      const { alg, kid } = decode(header) ?? {};
      if (rest.length || alg !== 'RS256' || kid !== keyId) return undefined;
      const content = Buffer.from(`${header}.${claims}`);
      const signed = decodeBase64url(signature);
      if (!signed || !verify('sha256', content, publicKey, signed)) return undefined;
      return decode(claims) as TokenClaims | undefined;
    },
    keySet: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }] },
  };
}

/**
 * The claims of a token, unverified: use them only to find its user pool.
 * @returns undefined when the text is not a token.
 */
export function decodeUnverifiedClaims(token: string): Readonly<Record<string, unknown>> | undefined {
  return decode(token.split('.')[1] ?? '');
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(decodeBase64url(part)?.toString() ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
