import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import {
  anna,
  type BucketServer,
  bram,
  bucketName,
  guest,
  operatorCredentials,
  otherBucketName,
  service,
  startBucketServer,
} from './bucket-server';
import { type RawRequest, send, sendSigned } from './signed-request';

const maxObjectBytes = 11 * 1024 * 1024;
let server: BucketServer;
beforeAll(async () => {
  server = await startBucketServer({ maxObjectBytes });
});
afterAll(() => server.close());

const own = `/private/${anna.identityId}`;
const as = (person: typeof anna | undefined, request: RawRequest) => sendSigned(server.host, person, request);
const put = (name: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  as(anna, { method: 'PUT', path: `${own}/${name}`, body, headers });
const get = (name: string, headers: Record<string, string> = {}, query: Record<string, string> = {}) =>
  as(anna, { path: `${own}/${name}`, headers, query });
const base64 = (algorithm: string, data: string) => createHash(algorithm).update(data).digest('base64');
const crc32Of = (data: string) => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(crc32(data));
  return buffer.toString('base64');
};

describe('who asks', () => {
  test.each(['virtual host', 'path style', 'as sent'] as const)(
    'a signature for the address %s counts',
    async (signedFor) => {
      const answer = await as(anna, { method: 'PUT', path: `${own}/signed.txt`, body: 'x', signedFor });
      expect(answer.status).toBe(200);
    },
  );

  test('a request without a signature is refused', async () => {
    const answer = await as(undefined, { path: `${own}/signed.txt` });
    expect([answer.status, answer.code]).toEqual([403, 'AccessDenied']);
  });

  test('a signature for another key or a changed body is refused', async () => {
    const other = { ...anna, credentials: { ...anna.credentials, secretAccessKey: 'wrong' } };
    expect((await as(other, { path: `${own}/signed.txt` })).code).toBe('SignatureDoesNotMatch');
    const hash = createHash('sha256').update('what was signed').digest('hex');
    const answer = await put('changed.txt', 'what was sent', { 'x-amz-content-sha256': hash });
    expect([answer.status, answer.code]).toEqual([400, 'XAmzContentSHA256Mismatch']);
    expect((await as(service, { path: `${own}/changed.txt` })).code).toBe('NoSuchKey');
  });

  test('a session token that is not ours is refused', async () => {
    const forged = { ...anna, credentials: { ...anna.credentials, sessionToken: 'forged' } };
    const answer = await as(forged, { path: `${own}/signed.txt` });
    expect([answer.status, answer.code]).toEqual([400, 'InvalidToken']);
  });

  test('a refusal names who may not do what with which object', async () => {
    const answer = await as(bram, { method: 'PUT', path: `${own}/signed.txt`, body: 'x' });
    expect([answer.status, answer.code]).toEqual([403, 'AccessDenied']);
    expect(answer.text).toContain(
      'User: arn:aws:sts::000000000000:assumed-role/SignedIn/CognitoIdentityCredentials is not authorized to perform: ' +
        `s3:PutObject on resource: &quot;arn:aws:s3:::${bucketName}${own}/signed.txt&quot; ` +
        'because no identity-based policy allows the s3:PutObject action',
    );
  });

  test('a caller without permission to list is not told that a key does not exist', async () => {
    expect((await get('never-there.txt')).code).toBe('AccessDenied');
    expect((await as(service, { path: `${own}/never-there.txt` })).code).toBe('NoSuchKey');
  });

  test('another bucket is out of reach, also as the source of a copy', async () => {
    await as(service, { method: 'PUT', path: '/hidden.txt', body: 'hidden', bucket: otherBucketName });
    expect((await as(anna, { path: '/hidden.txt', bucket: otherBucketName })).code).toBe('AccessDenied');
    const copied = await put('copy.txt', '', { 'x-amz-copy-source': `${otherBucketName}/hidden.txt` });
    expect(copied.code).toBe('AccessDenied');
    expect((await as(guest, { path: '/', query: { 'list-type': '2' } })).code).toBe('AccessDenied');
  });

  test('the owner of the account can be insisted on', async () => {
    expect((await put('owned.txt', 'x', { 'x-amz-expected-bucket-owner': '000000000000' })).status).toBe(200);
    expect((await put('owned.txt', 'x', { 'x-amz-expected-bucket-owner': '999999999999' })).code).toBe('AccessDenied');
  });

  test('a bucket that no template has does not exist', async () => {
    expect((await as(service, { path: '/key', bucket: 'unknown-bucket' })).code).toBe('NoSuchBucket');
    expect((await as(service, { path: '/key', bucket: '..' })).code).toBe('NoSuchBucket');
  });
});

describe('keys', () => {
  test.each([
    ['dots', '../../../../etc/passwd'],
    ['encoded dots', '%2e%2e/%2E%2E/x'],
    ['an encoded slash', 'a%2Fb'],
    ['empty parts', 'a//b///c'],
    ['a slash at the end', 'folder/'],
    ['a null byte and control characters', 'a%00b%0Ac'],
    ['backslashes and a drive', 'C:%5Cwindows%5Csystem32'],
    ['other scripts', encodeURIComponent('résumé/Ελληνικά/中文/🏠')],
    ['names a file system reserves', 'CON/nul.txt/records/data'],
    ['1000 characters without a slash', 'x'.repeat(900)],
  ])('with %s are separate and inside the folder', async (_what, key) => {
    const body = `content of ${key}`;
    const written = await as(service, { method: 'PUT', path: `/odd/${key}`, body });
    expect(written.status).toBe(200);
    expect((await as(service, { path: `/odd/${key}` })).text).toBe(body);
    const names = await readdir(path.join(server.dataDirectory), { recursive: true });
    expect(
      names.every((name) => /^s3(\/[a-z-]+(\/(data|records|uploads)(\/[0-9a-f-]{36,64}(\.json)?)?)?)?$/.test(name)),
    ).toBe(true);
  });

  test('that differ only in case are different', async () => {
    await put('Case.txt', 'upper');
    await put('case.txt', 'lower');
    expect([(await get('Case.txt')).text, (await get('case.txt')).text]).toEqual(['upper', 'lower']);
  });

  test('dots in a key do not lead out of a person’s folder', async () => {
    await as(bram, { method: 'PUT', path: `/private/${bram.identityId}/diary.txt`, body: 'secret' });
    const around = `${own}/../${bram.identityId}/diary.txt`;
    expect((await as(anna, { path: around })).text).not.toContain('secret');
    await as(anna, { method: 'PUT', path: around, body: 'overwritten' });
    expect((await as(bram, { path: `/private/${bram.identityId}/diary.txt` })).text).toBe('secret');
  });

  test('have at most 1024 bytes', async () => {
    expect((await as(service, { method: 'PUT', path: `/${'x'.repeat(1024)}`, body: 'x' })).status).toBe(200);
    const tooLong = await as(service, { method: 'PUT', path: `/${'%C3%A9'.repeat(513)}`, body: 'x' });
    expect([tooLong.status, tooLong.code]).toEqual([400, 'KeyTooLongError']);
  });

  test('that are not encoded properly are refused', async () => {
    expect((await as(service, { path: '/a%zz' })).code).toBe('InvalidURI');
    expect((await as(service, { path: '/a%ff' })).code).toBe('InvalidURI');
  });
});

describe('reading', () => {
  beforeAll(async () => {
    await put('digits.txt', '0123456789', {
      'content-type': 'text/plain',
      'x-amz-meta-colour': 'blue',
      'cache-control': 'no-cache',
    });
  });

  test('gives the object with its headers and its entity tag', async () => {
    const answer = await get('digits.txt');
    expect(answer.text).toBe('0123456789');
    expect(answer.headers).toMatchObject({
      etag: `"${createHash('md5').update('0123456789').digest('hex')}"`,
      'content-type': 'text/plain',
      'content-length': '10',
      'cache-control': 'no-cache',
      'x-amz-meta-colour': 'blue',
      'accept-ranges': 'bytes',
    });
  });

  test('opens an uploaded page in a sandbox, as it shares its origin with the application', async () => {
    await put('page.html', '<script>alert(1)</script>', { 'content-type': 'text/html' });
    const { headers } = await get('page.html');
    expect(headers).toMatchObject({ 'content-security-policy': 'sandbox', 'x-content-type-options': 'nosniff' });
  });

  test('HEAD gives the same headers and no bytes', async () => {
    const answer = await as(anna, { method: 'HEAD', path: `${own}/digits.txt` });
    expect([answer.status, answer.headers['content-length'], answer.text]).toEqual([200, '10', '']);
    expect((await as(service, { method: 'HEAD', path: '/nothing' })).status).toBe(404);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=5-100', 206, '56789', 'bytes 5-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('the range %s', async (range, status, text, contentRange) => {
    const answer = await get('digits.txt', { range });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, contentRange]);
  });

  test('a range behind the end is refused', async () => {
    const answer = await get('digits.txt', { range: 'bytes=10-' });
    expect([answer.status, answer.code]).toEqual([416, 'InvalidRange']);
    expect(answer.text).toContain('<ActualObjectSize>10</ActualObjectSize>');
  });

  test('conditions decide whether the object is sent again', async () => {
    const { etag, 'last-modified': modified } = (await get('digits.txt')).headers as Record<string, string>;
    const status = async (headers: Record<string, string>) => (await get('digits.txt', headers)).status;
    expect(await status({ 'if-none-match': etag as string })).toBe(304);
    expect(await status({ 'if-none-match': '"other"' })).toBe(200);
    expect(await status({ 'if-match': '"other"' })).toBe(412);
    expect(await status({ 'if-modified-since': modified as string })).toBe(304);
    expect(await status({ 'if-unmodified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' })).toBe(412);
    expect(await status({ 'if-none-match': '"other"', 'if-modified-since': modified as string })).toBe(200);
  });

  test('the address can replace headers, with what a header can have', async () => {
    const query = { 'response-content-type': 'text/csv', 'response-content-disposition': 'attachment' };
    expect((await get('digits.txt', {}, query)).headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': 'attachment',
    });
    const forged = await get('digits.txt', {}, { 'response-content-type': 'a\r\nset-cookie: b' });
    expect([forged.status, forged.code]).toEqual([400, 'InvalidArgument']);
  });

  test('an empty object is an object', async () => {
    await put('empty.txt', '');
    const answer = await get('empty.txt');
    expect([answer.status, answer.text, answer.headers['content-length']]).toEqual([200, '', '0']);
    expect((await get('empty.txt', { range: 'bytes=0-' })).code).toBe('InvalidRange');
  });
});

describe('writing', () => {
  const data = 'undamaged';
  test.each([
    ['x-amz-checksum-crc32', crc32Of(data)],
    ['x-amz-checksum-sha1', base64('sha1', data)],
    ['x-amz-checksum-sha256', base64('sha256', data)],
    ['content-md5', base64('md5', data)],
  ])('%s is checked', async (header, value) => {
    expect((await put(`checked-${header}.txt`, data, { [header]: value })).status).toBe(200);
    const damaged = await put(`checked-${header}.txt`, `${data}!`, { [header]: value });
    expect([damaged.status, damaged.code]).toEqual([400, 'BadDigest']);
    expect((await get(`checked-${header}.txt`)).text).toBe(data);
  });

  test('a checksum can be read back', async () => {
    await put('summed.txt', data, { 'x-amz-checksum-crc32': crc32Of(data) });
    const { headers } = await get('summed.txt', { 'x-amz-checksum-mode': 'ENABLED' });
    expect(headers['x-amz-checksum-crc32']).toBe(crc32Of(data));
  });

  const chunked = (text: string, trailer: string) => {
    const chunks = text.match(/[\s\S]{1,4}/g) ?? [];
    const frames = chunks.map((chunk) => `${Buffer.byteLength(chunk).toString(16)}\r\n${chunk}\r\n`).join('');
    return `${frames}0\r\n${trailer}\r\n\r\n`;
  };
  const streaming = (decodedLength: number) => ({
    'x-amz-content-sha256': 'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
    'content-encoding': 'gzip,aws-chunked',
    'x-amz-decoded-content-length': String(decodedLength),
    'x-amz-trailer': 'x-amz-checksum-crc32',
  });

  test('a body in aws-chunked frames is stored without them', async () => {
    const body = chunked(data, `x-amz-checksum-crc32:${crc32Of(data)}`);
    expect((await put('framed.txt', body, streaming(data.length))).status).toBe(200);
    const answer = await get('framed.txt');
    expect([answer.text, answer.headers['content-encoding']]).toEqual([data, 'gzip']);
  });

  test.each([
    ['a damaged chunk', chunked('damaged!!', `x-amz-checksum-crc32:${crc32Of(data)}`), 'BadDigest'],
    ['a missing trailer', chunked(data, '').replace(/\r\n\r\n$/, ''), 'InvalidRequest'],
    ['an early end', '9\r\nundam', 'IncompleteBody'],
    ['a wrong length', chunked(`${data}more`, `x-amz-checksum-crc32:${crc32Of(`${data}more`)}`), 'IncompleteBody'],
    ['no frames at all', 'just text\r\n', 'InvalidRequest'],
  ])('frames with %s are refused', async (_what, body, code) => {
    const answer = await put('framed-badly.txt', body, streaming(data.length));
    expect([answer.status, answer.code]).toEqual([400, code]);
    expect((await as(service, { path: `${own}/framed-badly.txt` })).code).toBe('NoSuchKey');
  });

  test('chunks whose signatures would have to be trusted unseen are refused', async () => {
    const headers = { ...streaming(9), 'x-amz-content-sha256': 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD' };
    expect((await put('framed-badly.txt', 'x', headers)).code).toBe('NotImplemented');
  });

  test('what is too large is refused, and the client gets to know', async () => {
    const answer = await put('large.bin', Buffer.alloc(maxObjectBytes + 1));
    expect([answer.status, answer.code]).toEqual([413, 'EntityTooLarge']);
    expect(answer.text).toContain(`<MaxSizeAllowed>${maxObjectBytes}</MaxSizeAllowed>`);
  });

  test('user metadata has at most 2 KB', async () => {
    expect((await put('meta.txt', 'x', { 'x-amz-meta-a': 'x'.repeat(2048) })).code).toBe('MetadataTooLarge');
  });

  test('conditions protect what is there', async () => {
    const first = await put('guarded.txt', 'first', { 'if-none-match': '*' });
    expect((await put('guarded.txt', 'second', { 'if-none-match': '*' })).status).toBe(412);
    expect((await put('guarded.txt', 'second', { 'if-match': '"other"' })).status).toBe(412);
    expect((await get('guarded.txt')).text).toBe('first');
    expect((await put('guarded.txt', 'second', { 'if-match': first.headers.etag as string })).status).toBe(200);
    expect((await put('missing.txt', 'x', { 'if-match': '"any"' })).code).toBe('NoSuchKey');
  });

  test('of many writers that may only create, one does', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, writer) => put('race.txt', `${writer}`, { 'if-none-match': '*' })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(412)]);
    expect(answers[Number((await get('race.txt')).text)]?.status).toBe(200);
  });

  test('readers see a whole object while it is replaced', async () => {
    const versions = ['a', 'b'].map((letter) => letter.repeat(200_000));
    await put('swapped.txt', versions[0] as string);
    const work = Array.from({ length: 20 }, (_, turn) =>
      turn % 2 ? get('swapped.txt') : put('swapped.txt', versions[turn % 4 ? 1 : 0] as string),
    );
    const read = (await Promise.all(work)).filter((_, turn) => turn % 2);
    for (const answer of read) expect(versions).toContain(answer.text);
  });
});

describe('as AWS answers', () => {
  test.each([
    ['cors', 's3:GetBucketCORS'],
    ['location', 's3:GetBucketLocation'],
    ['acl', 's3:GetBucketAcl'],
    ['uploads', 's3:ListBucketMultipartUploads'],
  ])('GET of a bucket with ?%s needs %s', async (parameter, action) => {
    const answer = await as(anna, { path: '/', query: { [parameter]: '' } });
    expect([answer.status, answer.code]).toEqual([403, 'AccessDenied']);
    expect(answer.text).toContain(`is not authorized to perform: ${action} on resource`);
  });

  test('all buckets are for who may list them', async () => {
    const answer = await as(anna, { path: '', bucket: '', signedFor: 'as sent' });
    expect([answer.status, answer.code]).toEqual([403, 'AccessDenied']);
    expect(answer.text).toContain('is not authorized to perform: s3:ListAllMyBuckets because no identity-based policy');
    const operator = { ...anna, credentials: operatorCredentials };
    const list = await as(operator, { path: '', bucket: '', signedFor: 'as sent' });
    expect([...list.text.matchAll(/<Name>([^<]+)/g)].map(([, name]) => name)).toEqual([bucketName, otherBucketName]);
  });

  test('an unknown key and a wrong token have different errors', async () => {
    const unknown = {
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'x',
      sessionToken: '',
      expiration: new Date(),
    };
    const answer = await as({ ...anna, credentials: unknown }, { path: `${own}/x` });
    expect([answer.status, answer.code]).toEqual([403, 'InvalidAccessKeyId']);
  });

  test.each([
    ['in the address', `/_aws/s3/${bucketName}${own}/x?AWSAccessKeyId=AKIA&Signature=x&Expires=9999999999`, {}],
    ['in a header', `/_aws/s3/${bucketName}${own}/x`, { authorization: 'AWS AKIA:x' }],
  ])('a signature of version 2 %s is not supported', async (_where, target, headers) => {
    const answer = await send(server.host, 'GET', target, { host: server.host, ...headers });
    expect([answer.status, answer.code]).toEqual([400, 'InvalidRequest']);
    expect(answer.text).toContain('Please use AWS4-HMAC-SHA256.');
  });

  test('a response has the object’s encryption, and its checksum on request', async () => {
    const stored = await put('told.txt', '123456789');
    expect(stored.headers['x-amz-server-side-encryption']).toBe('AES256');
    const { headers } = await get('told.txt', { 'x-amz-checksum-mode': 'ENABLED' });
    expect(headers).toMatchObject({
      'x-amz-server-side-encryption': 'AES256',
      // The check value of CRC-64/NVME for these nine digits: ae8b14860a799888.
      'x-amz-checksum-crc64nvme': Buffer.from('ae8b14860a799888', 'hex').toString('base64'),
      'x-amz-checksum-type': 'FULL_OBJECT',
    });
  });
});

describe('what is not run', () => {
  test.each([
    // The caller's policies refuse an action that S3 knows first, as on AWS.
    ['tagging', 403, 'AccessDenied', 'AccessDenied'],
    ['acl', 403, 'AccessDenied', 'AccessDenied'],
    ['retention', 501, 'NotImplemented', 'NotImplemented'],
    ['legal-hold', 501, 'NotImplemented', 'NotImplemented'],
    ['versionId', 501, 'NotImplemented', 'NotImplemented'],
    ['anything-new', 501, 'NotImplemented', 'NotImplemented'],
  ])('PUT with ?%s is refused and leaves the object as it is', async (parameter, status, code, codeOfRemoval) => {
    await put('precious.txt', 'precious');
    const answer = await as(anna, {
      method: 'PUT',
      path: `${own}/precious.txt`,
      query: { [parameter]: '' },
      body: 'x',
    });
    expect([answer.status, answer.code]).toEqual([status, code]);
    const removal = await as(anna, { method: 'DELETE', path: `${own}/precious.txt`, query: { [parameter]: '' } });
    expect(removal.code).toBe(codeOfRemoval);
    expect((await get('precious.txt')).text).toBe('precious');
  });

  test.each([
    ['x-amz-tagging', 'a=b'],
    ['x-amz-acl', 'public-read'],
    ['x-amz-object-lock-mode', 'COMPLIANCE'],
    ['x-amz-server-side-encryption', 'aws:kms'],
    ['x-amz-website-redirect-location', '/'],
  ])('a PUT with %s is refused', async (name, value) => {
    expect((await put('special.txt', 'x', { [name]: value })).code).toBe('NotImplemented');
  });

  test.each([
    ['PUT', '/', {}],
    ['DELETE', '/', {}],
    ['GET', '/', { versions: '' }],
    ['GET', '/', { uploads: '' }],
    ['GET', '/', {}],
    ['POST', '/key', { select: '' }],
  ])('%s %s %j', async (method, at, query) => {
    expect((await as(service, { method, path: at, query })).code).toBe('NotImplemented');
  });
});

describe('several keys at once', () => {
  const remove = (person: typeof anna, keys: string[], quiet = false) => {
    const objects = keys.map((key) => `<Object><Key>${key.replaceAll('&', '&amp;')}</Key></Object>`).join('');
    const body = `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>${quiet}</Quiet>${objects}</Delete>`;
    return as(person, {
      method: 'POST',
      path: '/',
      query: { delete: '' },
      body,
      headers: { 'content-md5': base64('md5', body) },
    });
  };
  const key = (name: string) => `${own.slice(1)}/${name}`;

  test('each is deleted or refused separately', async () => {
    await put('one & only.txt'.replaceAll(' ', '%20').replace('&', '%26'), '1');
    const answer = await remove(anna, [
      key('one & only.txt'),
      `private/${bram.identityId}/diary.txt`,
      key('never there'),
    ]);
    expect(answer.text).toContain(`<Deleted><Key>${key('one &amp; only.txt')}</Key></Deleted>`);
    expect(answer.text).toContain(`<Deleted><Key>${key('never there')}</Key></Deleted>`);
    expect(answer.text).toMatch(
      new RegExp(`<Error><Key>private/${bram.identityId}/diary.txt</Key><Code>AccessDenied</Code>`),
    );
    expect((await as(bram, { path: `/private/${bram.identityId}/diary.txt` })).text).toBe('secret');
  });

  test('in quiet mode, only errors are listed', async () => {
    expect((await remove(anna, [key('never there')], true)).text).not.toContain('Deleted>');
  });

  test('a list that is damaged, not well-formed or not protected deletes nothing', async () => {
    const post = (body: string, md5?: string) =>
      as(anna, { method: 'POST', path: '/', query: { delete: '' }, body, headers: md5 ? { 'content-md5': md5 } : {} });
    expect((await post('<Delete/>')).code).toBe('InvalidRequest');
    expect((await post('<Delete/>', base64('md5', 'other'))).code).toBe('BadDigest');
    for (const body of ['<Delete/>', '<Delete>', 'text', '<!DOCTYPE a><Delete/>', '<Delete><Object/></Delete>', '']) {
      expect((await post(body, base64('md5', body))).code).toBe('MalformedXML');
    }
  });
});

describe('uploads in parts', () => {
  const part = Buffer.alloc(5 * 1024 * 1024, 'p');
  const at = (name: string) => `${own}/${name}`;
  const begin = async (name: string, headers: Record<string, string> = {}) => {
    const answer = await as(anna, { method: 'POST', path: at(name), query: { uploads: '' }, headers });
    return /<UploadId>(.*)<\/UploadId>/.exec(answer.text)?.[1] as string;
  };
  const putPart = (name: string, uploadId: string, partNumber: number, body: Buffer | string) =>
    as(anna, { method: 'PUT', path: at(name), query: { uploadId, partNumber: String(partNumber) }, body });
  const complete = (
    name: string,
    uploadId: string,
    parts: [number, string][],
    headers: Record<string, string> = {},
  ) => {
    const list = parts.map(([number, etag]) => `<Part><ETag>${etag}</ETag><PartNumber>${number}</PartNumber></Part>`);
    const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
    return as(anna, { method: 'POST', path: at(name), query: { uploadId }, body, headers });
  };

  test('become one object with its headers, in any order of upload', async () => {
    const id = await begin('joined.bin', { 'content-type': 'video/mp4', 'x-amz-meta-title': 'film' });
    const second = await putPart('joined.bin', id, 7, 'the end');
    const first = await putPart('joined.bin', id, 2, part);
    const etags = [first, second].map((answer) => answer.headers.etag as string);
    const answer = await complete('joined.bin', id, [
      [2, etags[0] as string],
      [7, etags[1] as string],
    ]);
    expect(answer.text).toMatch(/<ETag>&quot;[0-9a-f]{32}-2&quot;<\/ETag>/);
    const object = await get('joined.bin');
    expect(object.body.equals(Buffer.concat([part, Buffer.from('the end')]))).toBe(true);
    expect(object.headers).toMatchObject({ 'content-type': 'video/mp4', 'x-amz-meta-title': 'film' });
    expect((await complete('joined.bin', id, [[2, etags[0] as string]])).code).toBe('NoSuchUpload');
  });

  test('a part can be replaced, and parts can be listed', async () => {
    const id = await begin('listed.bin');
    await putPart('listed.bin', id, 1, 'draft');
    const final = await putPart('listed.bin', id, 1, 'final');
    await putPart('listed.bin', id, 2, 'more');
    const list = await as(anna, { path: at('listed.bin'), query: { uploadId: id, 'max-parts': '1' } });
    expect(list.text).toMatch(/<PartNumber>1<\/PartNumber>.*<Size>5<\/Size>/);
    expect(list.text).toContain(`<ETag>&quot;${String(final.headers.etag).replaceAll('"', '')}&quot;</ETag>`);
    expect(list.text).toMatch(/<NextPartNumberMarker>1<\/NextPartNumberMarker>.*<IsTruncated>true<\/IsTruncated>/);
    const rest = await as(anna, { path: at('listed.bin'), query: { uploadId: id, 'part-number-marker': '1' } });
    expect(rest.text.match(/<PartNumber>\d+/g)).toEqual(['<PartNumber>2']);
  });

  test('parts that are missing, changed, out of order or too small are refused', async () => {
    const id = await begin('refused.bin');
    const small = String((await putPart('refused.bin', id, 1, 'small')).headers.etag);
    const codeFor = async (...parts: [number, string][]) => (await complete('refused.bin', id, parts)).code;
    expect(await codeFor([2, small])).toBe('InvalidPart');
    expect(await codeFor([1, '"0123"'])).toBe('InvalidPart');
    await putPart('refused.bin', id, 2, 'small');
    expect(await codeFor([2, small], [1, small])).toBe('InvalidPartOrder');
    expect(await codeFor([1, small], [2, small])).toBe('EntityTooSmall');
    expect(await codeFor()).toBe('MalformedXML');
    expect((await putPart('refused.bin', id, 10_001, 'x')).code).toBe('InvalidArgument');
    expect((await complete('refused.bin', id, [[1, small]])).status).toBe(200);
  });

  test('a completed upload whose checksum differs from the client’s is refused', async () => {
    const id = await begin('summed.bin', { 'x-amz-checksum-algorithm': 'CRC32', 'x-amz-checksum-type': 'FULL_OBJECT' });
    const etag = String((await putPart('summed.bin', id, 1, 'whole')).headers.etag);
    expect((await complete('summed.bin', id, [[1, etag]], { 'x-amz-checksum-crc32': crc32Of('other') })).code).toBe(
      'BadDigest',
    );
    expect((await complete('summed.bin', id, [[1, etag]], { 'x-amz-checksum-crc32': crc32Of('whole') })).status).toBe(
      200,
    );
  });

  test('the creator of an upload may abort it; others are not told that it exists', async () => {
    const id = await begin('aborted.bin');
    const abort = (person: typeof anna) =>
      as(person, { method: 'DELETE', path: at('aborted.bin'), query: { uploadId: id } });
    expect((await abort(bram)).code).toBe('AccessDenied');
    expect((await abort(anna)).status).toBe(204);
    expect((await putPart('aborted.bin', id, 1, 'x')).code).toBe('NoSuchUpload');
    expect((await putPart('aborted.bin', '../../../x', 1, 'x')).code).toBe('NoSuchUpload');
  });

  test('an upload belongs to its key', async () => {
    const id = await begin('mine.bin');
    expect((await putPart('yours.bin', id, 1, 'x')).code).toBe('NoSuchUpload');
  });
});

describe('listing', () => {
  const names = ['1.txt', 'a b+c&<d>.txt', 'f/2.txt', 'f/3.txt', 'g/4.txt', 'z.txt'];
  const list = async (query: Record<string, string>) => {
    const answer = await as(anna, {
      path: '/',
      query: { 'list-type': '2', prefix: `${own.slice(1)}/list/`, ...query },
    });
    const all = (tag: string) =>
      [...answer.text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map((match) => match[1] as string);
    const short = (key: string) => key.split('/list/')[1] as string;
    return {
      code: answer.code,
      text: answer.text,
      keys: all('Key').map(short),
      prefixes: all('Prefix').slice(1).map(short),
      next: all('NextContinuationToken')[0],
    };
  };
  beforeAll(async () => {
    for (const name of names) await put(`list/${name.split('/').map(encodeURIComponent).join('/')}`, name);
  });

  test('gives keys in the order of their bytes, escaped', async () => {
    const { keys } = await list({});
    expect(keys).toEqual(['1.txt', 'a b+c&amp;&lt;d&gt;.txt', 'f/2.txt', 'f/3.txt', 'g/4.txt', 'z.txt']);
    expect((await list({ 'encoding-type': 'url' })).keys[1]).toBe('a+b%2Bc%26%3Cd%3E.txt');
  });

  test('gathers folders, also over pages', async () => {
    const first = await list({ delimiter: '/', 'max-keys': '3' });
    expect([first.keys, first.prefixes]).toEqual([['1.txt', 'a b+c&amp;&lt;d&gt;.txt'], ['f/']]);
    const second = await list({ delimiter: '/', 'max-keys': '3', 'continuation-token': first.next as string });
    expect([second.keys, second.prefixes, second.next]).toEqual([['z.txt'], ['g/'], undefined]);
  });

  test('begins behind a key', async () => {
    expect((await list({ 'start-after': `${own.slice(1)}/list/f/2.txt` })).keys).toEqual([
      'f/3.txt',
      'g/4.txt',
      'z.txt',
    ]);
  });

  test('echoes the requested values', async () => {
    const { text } = await list({ delimiter: '/', 'max-keys': '2', 'start-after': '0' });
    expect(text).toContain('<Delimiter>/</Delimiter>');
    expect(text).toContain('<MaxKeys>2</MaxKeys>');
    expect(text).toContain('<KeyCount>2</KeyCount>');
    expect(text).toContain('<StartAfter>0</StartAfter>');
    expect(text).toContain(`<Name>${bucketName}</Name>`);
  });

  test.each([
    { 'max-keys': 'many' },
    { 'max-keys': '-1' },
    { 'continuation-token': '%' },
    { 'encoding-type': 'xml' },
    { 'list-type': '1' },
  ])('refuses %j', async (query) => {
    expect((await list(query as unknown as Record<string, string>)).code).toBe('InvalidArgument');
  });
});

describe('pages of other origins', () => {
  const preflight = (origin: string, method = 'PUT') =>
    send(server.host, 'OPTIONS', `/_aws/s3/${bucketName}/key`, {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'Authorization, X-Amz-Date',
    });

  test('the website’s origin, which locally is the local one, may call', async () => {
    const answer = await preflight('http://localhost:4000');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:4000',
      'access-control-allow-methods': 'GET, HEAD, PUT, POST, DELETE',
      'access-control-allow-headers': 'authorization, x-amz-date',
      'access-control-max-age': '3600',
    });
    const read = await get('digits.txt', { origin: 'http://localhost:4000' });
    expect(read.headers).toMatchObject({ 'access-control-expose-headers': 'ETag, x-amz-request-id' });
  });

  test('any other origin may not', async () => {
    const answer = await preflight('https://evil.example');
    expect([answer.status, answer.code]).toEqual([403, 'AccessForbidden']);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const read = await get('digits.txt', { origin: 'https://evil.example' });
    expect(read.headers['access-control-allow-origin']).toBeUndefined();
    expect((await preflight('http://localhost:4000', 'PATCH')).status).toBe(403);
  });
});

describe('a restart', () => {
  test('preserves objects and unfinished uploads, and removes incomplete files', async () => {
    await put('kept.txt', 'kept', { 'content-type': 'text/plain' });
    const begun = await as(anna, { method: 'POST', path: `${own}/later.bin`, query: { uploads: '' } });
    const uploadId = /<UploadId>(.*)<\/UploadId>/.exec(begun.text)?.[1] as string;
    const stray = path.join(server.dataDirectory, 's3', bucketName, 'data', 'stray');
    await writeFile(stray, 'half an upload');
    await server.restart();
    const answer = await get('kept.txt');
    expect([answer.text, answer.headers['content-type']]).toEqual(['kept', 'text/plain']);
    const part = { method: 'PUT', path: `${own}/later.bin`, query: { uploadId, partNumber: '1' }, body: 'x' };
    expect((await as(anna, part)).status).toBe(200);
    await expect(readFile(stray)).rejects.toThrow('ENOENT');
  });

  test('nothing went wrong unexpectedly in any of this', () => {
    expect(server.lines).toEqual([]);
  });
});
