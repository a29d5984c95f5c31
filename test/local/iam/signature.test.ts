import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import { verifySignature } from '../../../local/iam/signature';

test.each(['/graphql?a=%', '/graphql?%ZZ=1', '/?%'])(
  'a query with invalid percent-encoding (%s) is refused as unsigned, without an internal error',
  (target) => {
    const request = { method: 'POST', target, headers: {}, body: '{}' };
    expect(() => verifySignature(request, 'appsync', createCredentialIssuer('0'.repeat(64)))).toThrow(
      expect.objectContaining({ code: 'SignatureDoesNotMatch', statusCode: 403 }),
    );
  },
);

describe('a signed request', () => {
  const issuer = createCredentialIssuer('0'.repeat(64));
  const credentials = issuer.issue({ kind: 'role', roleArn: 'arn:aws:iam::0:role/r' }, 60);

  async function signed(service: string, region: string, added: Readonly<Record<string, string>> = {}) {
    const signer = new SignatureV4({ credentials, service, region, sha256: Sha256, uriEscapePath: service !== 's3' });
    const request = { method: 'POST', protocol: 'http:', hostname: 'localhost', path: '/graphql', body: '{}' };
    const { headers } = await signer.sign({ ...request, headers: { host: 'localhost' } });
    const sent = { method: 'POST', target: '/graphql', headers: { ...headers, ...added }, body: '{}' };
    return () => verifySignature(sent, service, issuer);
  }

  test('is taken in the region of the local cloud, and refused in any other', async () => {
    expect((await signed('appsync', 'eu-west-1'))()).toMatchObject({ kind: 'role' });
    expect(await signed('appsync', 'us-gov-nowhere-9')).toThrow(
      expect.objectContaining({
        code: 'SignatureDoesNotMatch',
        message: "Credential should be scoped to a valid region, not 'us-gov-nowhere-9'.",
      }),
    );
  });

  test("to S3 has no header of AWS's that its signature does not cover", async () => {
    expect((await signed('s3', 'eu-west-1', { 'x-other': '1' }))()).toMatchObject({ kind: 'role' });
    expect(await signed('s3', 'eu-west-1', { 'x-amz-meta-a': '1' })).toThrow(
      expect.objectContaining({
        code: 'AccessDenied',
        statusCode: 403,
        message: expect.stringContaining('x-amz-meta-a'),
      }),
    );
    expect((await signed('appsync', 'eu-west-1', { 'x-amz-user-agent': 'a' }))()).toMatchObject({ kind: 'role' });
  });
});

describe('a presigned address', () => {
  const issuer = createCredentialIssuer('0'.repeat(64));
  const { accessKeyId, secretAccessKey, sessionToken } = issuer.issue(
    { kind: 'role', roleArn: 'arn:aws:iam::0:role/r' },
    60,
  );

  async function presigned(change: (signature: string) => string) {
    const signer = new SignatureV4({
      credentials: { accessKeyId, secretAccessKey, sessionToken },
      service: 's3',
      region: 'eu-west-1',
      sha256: Sha256,
      uriEscapePath: false,
    });
    // Like S3's presigner: the signature does not cover the body.
    const bodyHash = 'x-amz-content-sha256';
    const { query = {} } = await signer.presign(
      {
        method: 'GET',
        protocol: 'http:',
        hostname: 'localhost',
        path: '/bucket/key',
        headers: { host: 'localhost', [bodyHash]: 'UNSIGNED-PAYLOAD' },
      },
      { expiresIn: 60, unsignableHeaders: new Set([bodyHash]), unhoistableHeaders: new Set([bodyHash]) },
    );
    const signature = change(String(query['X-Amz-Signature']));
    const target = `/bucket/key?${new URLSearchParams({ ...(query as Record<string, string>), 'X-Amz-Signature': signature })}`;
    return () =>
      verifySignature({ method: 'GET', target, headers: { host: 'localhost' }, body: undefined }, 's3', issuer);
  }

  test('is taken with its signature', async () => {
    expect((await presigned((signature) => signature))()).toMatchObject({ kind: 'role' });
  });

  test.each<[string, (signature: string) => string]>([
    ['a character more', (signature) => `${signature}0`],
    ['no digits behind it', (signature) => `${signature}xyz`],
    ['a space behind it', (signature) => `${signature} `],
    ['a line break behind it', (signature) => `${signature}\n`],
    ['capitals', (signature) => signature.toUpperCase()],
    ['a character less', (signature) => signature.slice(0, -1)],
    ['another digit', (signature) => signature.replace(/./, (digit) => (digit === '0' ? '1' : '0'))],
  ])('is refused when its signature has %s', async (_what, change) => {
    const verify = await presigned(change);
    expect(verify).toThrow(expect.objectContaining({ code: 'SignatureDoesNotMatch', statusCode: 403 }));
  });
});
