import { generateKeyPairSync } from 'node:crypto';

/** A new RSA private key for a pool's tokens: PKCS #8, PEM. */
export function newSigningKey(): string {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
}
