import { getDiffieHellman } from 'node:crypto';
import { beginExchange, createVerifier, passwordMatches, verifyProof } from '../../../local/cognito/srp';
import { srpClient } from './srp-client';

const poolName = 'Accounts';
const userId = '2a1f8c0e-0000-4000-8000-000000000000';
const known = createVerifier(poolName, userId, 'achttekens');

function prove(password: string, changes: { userId?: string; timestamp?: string; verifier?: typeof known } = {}) {
  const client = srpClient(poolName);
  const exchange = beginExchange(client.SRP_A, known);
  if (!exchange) throw new Error('The client number was refused.');
  const secretBlock = Buffer.from('a block').toString('base64');
  const answer = client.answer(
    {
      SALT: known.salt,
      SRP_B: exchange.serverPublic.toString(16),
      SECRET_BLOCK: secretBlock,
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
    password,
  );
  return verifyProof(exchange, changes.verifier ?? known, {
    poolName,
    userId: changes.userId ?? userId,
    secretBlock,
    timestamp: changes.timestamp ?? answer.TIMESTAMP,
    signature: answer.PASSWORD_CLAIM_SIGNATURE,
  });
}

test('the right password proves itself every time', () => {
  // Numbers with leading zeros come up in one of some hundred exchanges.
  for (let round = 0; round < 20; round++) expect(prove('achttekens')).toBe(true);
});

test('another password proves nothing', () => {
  expect(prove('achttekenS')).toBe(false);
});

test('a proof is valid for one user, one time and one verifier only', () => {
  expect(prove('achttekens', { userId: 'another' })).toBe(false);
  expect(prove('achttekens', { timestamp: 'Fri Nov 20 10:15:00 UTC 2026' })).toBe(false);
  expect(prove('achttekens', { verifier: createVerifier(poolName, userId, 'achttekens') })).toBe(false);
});

test('a signature of another length is refused', () => {
  const exchange = beginExchange(srpClient(poolName).SRP_A, known);
  const proof = { poolName, userId, secretBlock: '', timestamp: '', signature: 'AAAA' };
  expect(exchange && verifyProof(exchange, known, proof)).toBe(false);
});

const prime = getDiffieHellman('modp15').getPrime('hex');
test.each(['0', '00', prime, (BigInt(`0x${prime}`) * 2n).toString(16), '', 'xyz', '-1', 'f'.repeat(1000)])(
  'a public number that would make the password irrelevant, or none at all, is refused: %.20s',
  (clientPublic) => {
    expect(beginExchange(clientPublic, known)).toBeUndefined();
  },
);

test('the verifier recognises the password without containing it', () => {
  expect(passwordMatches(poolName, userId, 'achttekens', known)).toBe(true);
  expect(passwordMatches(poolName, userId, 'iets anders', known)).toBe(false);
  expect(passwordMatches('Other', userId, 'achttekens', known)).toBe(false);
  expect(JSON.stringify(known)).not.toContain('achttekens');
});

test('two accounts with the same password share no stored value', () => {
  const other = createVerifier(poolName, userId, 'achttekens');
  expect(other.salt).not.toBe(known.salt);
  expect(other.verifier).not.toBe(known.verifier);
});
