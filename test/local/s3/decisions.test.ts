import fc from 'fast-check';
import { AssemblyError } from '../../../local/assembly/types';
import { AwsChunkedDecoder } from '../../../local/s3/aws-chunked';
import { readBuckets } from '../../../local/s3/bucket-settings';
import { type ChecksumAlgorithm, createChecksum } from '../../../local/s3/checksums';
import { corsHeaders } from '../../../local/s3/cross-origin-rules';
import { customCorsTypes } from '../../../local/s3/custom-cors';
import { compareKeys, listKeys } from '../../../local/s3/listing';
import { readStoredHeaders } from '../../../local/s3/object-headers';
import { childText, element, parseXml, xmlDocument } from '../../../local/s3/xml';
import { type FakeResource, fakeAssembly } from '../fake-assembly';
import { bucketName, resources } from './bucket-server';

describe('checksums', () => {
  // The check values that the catalogues of these algorithms give for "123456789".
  test.each<[ChecksumAlgorithm, string]>([
    ['CRC32', 'cbf43926'],
    ['CRC32C', 'e3069283'],
    ['CRC64NVME', 'ae8b14860a799888'],
    ['SHA1', 'f7c3bc1d808e04732adf679965ccc34ca7ae3441'],
    ['SHA256', '15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225'],
  ])('%s', (algorithm, expected) => {
    const checksum = createChecksum(algorithm);
    checksum.update(Buffer.from('1234'));
    checksum.update(Buffer.from('56789'));
    expect(checksum.digest().toString('hex')).toBe(expected);
  });
});

test.each([
  ['a value with a line break', 'x-amz-meta-a', 'b\r\nset-cookie: c'],
  ['a value beyond Latin 1', 'x-amz-meta-a', '€'],
  ['a name with a space', 'x-amz-meta-a b', 'c'],
])('metadata that no header can have is refused, as a presigned address may have it: %s', (_what, name, value) => {
  const headers = { names: [name], presigned: true, get: () => value };
  expect(() => readStoredHeaders(headers)).toThrow(expect.objectContaining({ code: 'InvalidArgument' }));
});

test('aws-chunked frames are read alike however the network cuts them', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.array(fc.integer({ min: 1, max: 7 })), (chunks, cuts) => {
      const frames = chunks
        .map((chunk) => `${Buffer.byteLength(chunk).toString(16)};extension=1\r\n${chunk}\r\n`)
        .join('');
      let rest: Buffer = Buffer.from(`${frames}0\r\nX-Amz-Checksum-Crc32: abc=\r\n\r\n`);
      const decoder = new AwsChunkedDecoder();
      const content: Buffer[] = [];
      for (const cut of [...cuts, rest.length]) {
        content.push(...decoder.take(rest.subarray(0, cut)));
        rest = rest.subarray(cut);
      }
      decoder.end();
      expect(Buffer.concat(content).toString()).toBe(Buffer.from(chunks.join('')).toString());
      expect([...decoder.trailers]).toEqual([['x-amz-checksum-crc32', 'abc=']]);
    }),
  );
});

describe('XML', () => {
  test('text comes back as it went out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const root = parseXml(xmlDocument('Delete', [element('Key', text)]));
        expect(root && childText(root, 'Key')).toBe(text);
      }),
    );
  });

  test.each([
    '',
    'text',
    '<a>',
    '</a>',
    '<a></b>',
    '<a/><b/>',
    '<a>&unknown;</a>',
    '<a>& b</a>',
    '<a b></a>',
    '<!DOCTYPE a><a/>',
  ])('refuses %j', (text) => expect(parseXml(text)).toBeUndefined());

  test('reads declarations, comments, attributes and references', () => {
    const root = parseXml('<?xml version="1.0"?><!-- c --><a xmlns="x"><b>1 &lt; &#50; &#x26; 3</b><c/></a>');
    expect(root && childText(root, 'b')).toBe('1 < 2 & 3');
  });
});

test('the pages of a listing are the whole listing, cut', () => {
  const letters = fc
    .array(fc.constantFrom('a', 'b', '/', 'é', '🏠'), { minLength: 1, maxLength: 6 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.oneof(letters, fc.string())),
      fc.constantFrom('', 'a', 'a/'),
      fc.constantFrom('', '/'),
      fc.integer({ min: 1, max: 4 }),
      (keys, prefix, delimiter, maxKeys) => {
        const sorted = keys.filter(Boolean).sort(compareKeys);
        const whole = listKeys(sorted, { prefix, delimiter, after: '', maxKeys: 1000 }).entries;
        const paged = [];
        for (let after: string | undefined = ''; after !== undefined; ) {
          const page = listKeys(sorted, { prefix, delimiter, after, maxKeys });
          paged.push(...page.entries);
          after = page.nextAfter;
        }
        expect(paged).toEqual(whole);
        expect(new Set(whole.map((entry) => entry.name)).size).toBe(whole.length);
      },
    ),
  );
});

describe('CORS rules', () => {
  const rule = { origins: ['https://*.example.nl'], methods: ['GET'], headers: ['x-*'], exposed: [] };
  const ask = (more: object = {}) =>
    corsHeaders([rule], { origin: 'https://www.example.nl', method: 'GET', headers: [], ...more });

  test('a star matches anything', () => {
    expect(ask()).toMatchObject({ 'access-control-allow-origin': 'https://www.example.nl' });
    expect(ask({ origin: 'https://.example.nl.evil.example' })).toBeUndefined();
    expect(ask({ origin: 'https://example.nl' })).toBeUndefined();
    expect(ask({ headers: ['x-amz-date', 'x-y'] })).toBeDefined();
    expect(ask({ headers: ['authorization'] })).toBeUndefined();
    expect(ask({ method: 'PUT' })).toBeUndefined();
  });

  test('a rule for everyone sends no credentials', () => {
    const headers = corsHeaders([{ ...rule, origins: ['*'] }], {
      origin: 'https://a.example',
      method: 'GET',
      headers: [],
    });
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

describe('what the templates say of buckets', () => {
  const bucket = (ref: string, properties: object = {}): FakeResource => ({
    type: 'AWS::S3::Bucket',
    ref,
    attributes: { Arn: `arn:aws:s3:::${ref}` },
    properties: { ...properties },
  });
  const identity = (text: string) => text;

  test('rules of a custom resource replace the bucket’s own', () => {
    const settings = readBuckets(fakeAssembly(resources), (text) =>
      text.replace('https://site.cloudfront.net', 'local'),
    );
    expect(settings.get(bucketName)).toMatchObject({ corsRules: [{ origins: ['local'] }], uploadRetentionDays: 1 });
    expect(customCorsTypes(fakeAssembly(resources))).toEqual(['Custom::FilesCors']);
  });

  test('a bucket’s own rules count otherwise', () => {
    const CorsConfiguration = {
      CorsRules: [{ AllowedOrigins: ['*'], AllowedMethods: ['GET'], ExposedHeaders: ['ETag'], MaxAge: 60 }],
    };
    const settings = readBuckets(fakeAssembly([bucket('own-rules', { CorsConfiguration })]), identity);
    expect(settings.get('own-rules')?.corsRules).toEqual([
      { origins: ['*'], methods: ['GET'], headers: [], exposed: ['ETag'], maxAgeSeconds: 60 },
    ]);
  });

  test('what has no effect is named', () => {
    const settings = readBuckets(fakeAssembly([bucket('versioned', { VersioningConfiguration: {} })]), identity);
    expect(settings.get('versioned')?.withoutEffect).toEqual(['VersioningConfiguration']);
  });

  const cors = (Create: unknown): FakeResource => ({ type: 'Custom::Cors', ref: 'cors', properties: { Create } });
  const call = (parameters: object) => cors(JSON.stringify({ service: 'S3', action: 'putBucketCors', parameters }));
  test.each<[string, FakeResource[], RegExp]>([
    ['a name that is none', [bucket('../outside')], /no name for a bucket/],
    ['a name with two dots', [bucket('a..b')], /no name for a bucket/],
    [
      'rules for a bucket that is not there',
      [call({ Bucket: 'gone', CORSConfiguration: { CORSRules: [] } })],
      /gone, which no stack has/,
    ],
    ['a call without rules', [bucket('files'), call({ Bucket: 'files' })], /needs Bucket and CORSConfiguration/],
    [
      'a rule without origins',
      [bucket('files'), call({ Bucket: 'files', CORSConfiguration: { CORSRules: [{}] } })],
      /needs AllowedOrigins/,
    ],
  ])('refuses %s', (_what, all, message) => {
    expect(() => readBuckets(fakeAssembly(all), identity)).toThrow(AssemblyError);
    expect(() => readBuckets(fakeAssembly(all), identity)).toThrow(message);
  });

  test('other custom resources are left alone', () => {
    const others = [cors('{"service":"S3","action":"putObject"}'), cors('{not json'), cors(7), cors(undefined)];
    expect(customCorsTypes(fakeAssembly(others))).toEqual([]);
  });
});
