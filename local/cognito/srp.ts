import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The server's side of the Secure Remote Password protocol (RFC 5054, version 6a) as Cognito speaks it: the group of
 * 3072 bits from RFC 3526, SHA-256, and a key derived by HKDF. Numbers are sent as hex.
 */

/** What is stored instead of the password. */
export interface PasswordVerifier {
  readonly salt: string;
  readonly verifier: string;
}

/** The server's state between the two halves of an exchange. */
export interface SrpExchange {
  /** The client's public number, SRP_A. */
  readonly clientPublic: bigint;
  readonly serverPrivate: bigint;
  /** The server's public number, SRP_B. */
  readonly serverPublic: bigint;
}

export interface PasswordProof {
  /** The pool's id after its underscore. */
  readonly poolName: string;
  /** USER_ID_FOR_SRP of the challenge. */
  readonly userId: string;
  /** SECRET_BLOCK of the challenge, base64. */
  readonly secretBlock: string;
  /** As the client wrote it, e.g. `Fri Nov 20 10:15:00 UTC 2026`. */
  readonly timestamp: string;
  /** PASSWORD_CLAIM_SIGNATURE, base64. */
  readonly signature: string;
}

const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const generator = 2n;
const multiplier = toNumber(sha256(padded(prime), padded(generator)));

/** A verifier for a new password, with a new salt by default. */
export function createVerifier(
  poolName: string,
  userId: string,
  password: string,
  salt = randomBytes(16).toString('hex'),
): PasswordVerifier {
  const secret = sha256(padded(fromHex(salt)), sha256(`${poolName}${userId}:${password}`));
  return { salt, verifier: power(generator, toNumber(secret)).toString(16) };
}

export function passwordMatches(poolName: string, userId: string, password: string, known: PasswordVerifier): boolean {
  const actual = createVerifier(poolName, userId, password, known.salt);
  return timingSafeEqual(sha256(actual.verifier), sha256(known.verifier));
}

/**
 * Starts an exchange.
 * @returns undefined when the client's public number would make the password irrelevant (RFC 5054, 2.5.4) or is none.
 */
export function beginExchange(clientPublicHex: string, known: PasswordVerifier): SrpExchange | undefined {
  if (!/^[0-9a-f]{1,800}$/i.test(clientPublicHex)) return undefined;
  const clientPublic = fromHex(clientPublicHex);
  if (clientPublic % prime === 0n) return undefined;
  const serverPrivate = toNumber(randomBytes(32));
  const serverPublic = (multiplier * fromHex(known.verifier) + power(generator, serverPrivate)) % prime;
  return { clientPublic, serverPrivate, serverPublic };
}

/** Whether the client showed that it knows the password. */
export function verifyProof(exchange: SrpExchange, known: PasswordVerifier, proof: PasswordProof): boolean {
  const scramble = sha256(padded(exchange.clientPublic), padded(exchange.serverPublic));
  const base = exchange.clientPublic * power(fromHex(known.verifier), toNumber(scramble));
  const shared = power(base, exchange.serverPrivate);
  const key = hkdfSync('sha256', padded(shared), padded(toNumber(scramble)), 'Caldera Derived Key', 16);
  const expected = createHmac('sha256', Buffer.from(key))
    .update(proof.poolName)
    .update(proof.userId)
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp)
    .digest();
  const actual = Buffer.from(proof.signature, 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Modulo the prime; some 4 ms with an exponent of 256 bits. */
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % prime;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

/** Whole bytes, with a leading zero byte where the first bit would be read as a sign. */
function padded(number: bigint): Buffer {
  const digits = number.toString(16);
  const bytes = Buffer.from(digits.length % 2 ? `0${digits}` : digits, 'hex');
  return (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes;
}

function sha256(...parts: (Buffer | string)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

function toNumber(bytes: Buffer): bigint {
  return fromHex(bytes.toString('hex'));
}
