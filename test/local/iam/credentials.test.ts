import { createCredentialIssuer } from '../../../local/iam/credentials';
import { FifoCache } from '../../../local/iam/fifo-cache';

const role = { kind: 'role', roleArn: 'arn:aws:iam::000000000000:role/Writer' } as const;
const issuer = createCredentialIssuer('a secret of these tests');

/** Decodes to the same bytes in a lenient decoder: the last letter of 32 bytes has two unused bits. */
function spareBitsSet(text: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return text.slice(0, -1) + letters[letters.indexOf(text.slice(-1)) + 1];
}

test('credentials are recognised again, and by another issuer with the same secret', () => {
  const { accessKeyId, secretAccessKey, sessionToken } = issuer.issue(role, 60);
  const found = { principal: role, secretAccessKey };
  expect(issuer.lookup(accessKeyId, sessionToken)).toEqual(found);
  expect(createCredentialIssuer('a secret of these tests').lookup(accessKeyId, sessionToken)).toEqual(found);
});

test('a forged token is refused, also after the true one was seen', () => {
  const { accessKeyId, sessionToken } = issuer.issue(role, 60);
  issuer.lookup(accessKeyId, sessionToken);
  const [content, seal = ''] = sessionToken.split('.');
  const invalid = { code: 'UnrecognizedClientException' };
  const refusalOf = (id: string, token: string | undefined) => {
    try {
      return issuer.lookup(id, token);
    } catch (error) {
      return error;
    }
  };
  expect(refusalOf(accessKeyId, `${content}.${seal.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))}`)).toMatchObject(
    invalid,
  );
  expect(refusalOf(accessKeyId, `${content}.`)).toMatchObject(invalid);
  // Texts that Node decodes to the same bytes.
  for (const lookalike of [`${seal}=`, `${seal} `, `${seal}.more`, spareBitsSet(seal)]) {
    expect(refusalOf(accessKeyId, `${content}.${lookalike}`)).toMatchObject(invalid);
  }
  expect(refusalOf(accessKeyId, undefined)).toMatchObject(invalid);
  expect(refusalOf('ASIA0000000000000000', sessionToken)).toMatchObject(invalid);
  expect(() => createCredentialIssuer('another secret').lookup(accessKeyId, sessionToken)).toThrow('invalid');
});

test('credentials end when their time is over, however often they were used before', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const { accessKeyId, sessionToken } = issuer.issue(role, 60);
  clock.mockReturnValue(1_059_999);
  expect(issuer.lookup(accessKeyId, sessionToken).principal).toEqual(role);
  clock.mockReturnValue(1_060_000);
  expect(() => issuer.lookup(accessKeyId, sessionToken)).toThrow('expired');
  clock.mockRestore();
});

test('a cached value is created once, evicted when the cache is full, and not cached when it fails', () => {
  const made: string[] = [];
  const cache = new FifoCache<string>(2);
  const make = (name: string) =>
    cache.get(name, () => {
      made.push(name);
      return name;
    });
  for (const name of ['a', 'a', 'b', 'c', 'c', 'a']) make(name);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
  const fail = () => {
    throw new Error('not this time');
  };
  expect(() => cache.get('d', fail)).toThrow('not this time');
  expect(cache.get('d', () => 'd')).toBe('d');
});
