import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';

/** The person's side of SRP, written from RFC 5054 apart from the server's, so that neither can hide the other's errors. */

const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);

const modularPower = (base: bigint, exponent: bigint): bigint => {
  if (exponent === 0n) return 1n;
  const half = modularPower((base * base) % prime, exponent / 2n);
  return exponent % 2n ? (base * half) % prime : half;
};
const hex = (number: bigint) => {
  const digits = number.toString(16);
  const even = digits.length % 2 ? `0${digits}` : digits;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
};
const sha256Hex = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const number = (text: string) => BigInt(`0x${text}`);

export interface Challenge {
  readonly SALT: string;
  readonly SRP_B: string;
  readonly SECRET_BLOCK: string;
  readonly USERNAME: string;
  readonly USER_ID_FOR_SRP: string;
}

/** Begins a sign-in: the public number to send, and how to answer the challenge. */
export function srpClient(poolName: string) {
  const secret = number(randomBytes(64).toString('hex'));
  const publicNumber = modularPower(2n, secret);
  return {
    SRP_A: publicNumber.toString(16),
    /** `ChallengeResponses` for that password. */
    answer(challenge: Challenge, password: string, at = new Date()) {
      const userId = challenge.USER_ID_FOR_SRP;
      const B = number(challenge.SRP_B);
      const u = number(sha256Hex(Buffer.from(hex(publicNumber) + hex(B), 'hex')));
      const inner = sha256Hex(`${poolName}${userId}:${password}`);
      const x = number(sha256Hex(Buffer.from(hex(number(challenge.SALT)) + inner, 'hex')));
      const k = number(sha256Hex(Buffer.from(`${hex(prime)}${hex(2n)}`, 'hex')));
      const base = (((B - k * modularPower(2n, x)) % prime) + prime) % prime;
      const shared = modularPower(base, secret + u * x);
      const key = hkdfSync(
        'sha256',
        Buffer.from(hex(shared), 'hex'),
        Buffer.from(hex(u), 'hex'),
        'Caldera Derived Key',
        16,
      );
      const timestamp = at.toUTCString().replace(/^(\w+), 0?(\d+) (\w+) (\d+) (\S+) GMT$/, '$1 $3 $2 $5 UTC $4');
      const signature = createHmac('sha256', Buffer.from(key))
        .update(poolName + userId)
        .update(Buffer.from(challenge.SECRET_BLOCK, 'base64'))
        .update(timestamp)
        .digest('base64');
      return {
        USERNAME: challenge.USERNAME,
        PASSWORD_CLAIM_SECRET_BLOCK: challenge.SECRET_BLOCK,
        TIMESTAMP: timestamp,
        PASSWORD_CLAIM_SIGNATURE: signature,
      };
    },
  };
}
