import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { dispatch } from '../../../local/dispatch';
import { createWebsite } from '../../../local/website/website';
import { temporaryFolder } from '../../harness/polder';
import { fakeAssembly } from '../fake-assembly';

const folder = temporaryFolder('website');
const site = path.join(folder.path, 'site');
const configuration = path.join(folder.path, 'configuration');
const assets = path.join(folder.path, 'assets');
mkdirSync(site);
mkdirSync(assets);
mkdirSync(configuration);
writeFileSync(path.join(site, 'index.html'), '<!doctype html><title>Polder</title>');
writeFileSync(path.join(site, 'nl.html'), 'Nederlands');
writeFileSync(path.join(assets, 'app-1a2b.js'), `console.log(${JSON.stringify('x'.repeat(5000))})`);
writeFileSync(path.join(configuration, 'config.json'), '{"url":"<<marker:0>>","quoted":"<<marker:1>>"}');

const restApi = 'rest1.execute-api.eu-west-1.amazonaws.com';
const behavior = { TargetOriginId: 'site', Compress: true, ResponseHeadersPolicyId: 'headers' };
const toRestApi = { TargetOriginId: 'rest', OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac' };
const assembly = fakeAssembly(
  [
    { type: 'AWS::S3::Bucket', ref: 'bucket', attributes: { RegionalDomainName: 'bucket.s3.eu-west-1.amazonaws.com' } },
    { type: 'AWS::ApiGateway::RestApi', ref: 'rest1' },
    {
      type: 'AWS::CloudFront::Function',
      ref: 'pages',
      attributes: { FunctionARN: 'arn:pages' },
      properties: {
        FunctionCode:
          "function handler(event) { var r = event.request; if (r.uri === '/moved') return { statusCode: 302, headers: { location: { value: 'https://example.nl/' + JSON.stringify(r.querystring) } } }; if (r.uri.indexOf('.') === -1) r.uri = '/' + ((r.cookies.document || r.headers['x-document'] || {}).value || 'index') + '.html'; return r; }",
      },
    },
    {
      type: 'AWS::CloudFront::ResponseHeadersPolicy',
      ref: 'headers',
      properties: {
        ResponseHeadersPolicyConfig: {
          CustomHeadersConfig: { Items: [{ Header: 'Permissions-Policy', Value: 'camera=()' }] },
          SecurityHeadersConfig: {
            ContentSecurityPolicy: {
              ContentSecurityPolicy: "connect-src 'self' https://cognito-idp.eu-west-1.amazonaws.com/",
            },
            ContentTypeOptions: {},
            FrameOptions: { FrameOption: 'DENY' },
            StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true },
          },
        },
      },
    },
    {
      type: 'AWS::CloudFront::Distribution',
      ref: 'distribution',
      properties: {
        DistributionConfig: {
          DefaultRootObject: 'index.html',
          Origins: [
            { Id: 'site', DomainName: 'bucket.s3.eu-west-1.amazonaws.com' },
            { Id: 'folder', DomainName: 'bucket.s3.eu-west-1.amazonaws.com', OriginPath: '/assets' },
            { Id: 'rest', DomainName: restApi, OriginPath: '' },
            { Id: 'stage', DomainName: restApi, OriginPath: '/prod' },
          ],
          DefaultCacheBehavior: {
            ...behavior,
            FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'arn:pages' }],
          },
          CacheBehaviors: [
            { ...behavior, PathPattern: '/assets/*' },
            { ...behavior, TargetOriginId: 'folder', PathPattern: '/app-*' },
            { ...toRestApi, TargetOriginId: 'stage', PathPattern: '/orders/*' },
            { ...toRestApi, PathPattern: '/api/*', AllowedMethods: ['GET', 'POST'] },
          ],
        },
      },
    },
    {
      type: 'Custom::CDKBucketDeployment',
      ref: 'deployment',
      properties: {
        DestinationBucketName: 'bucket',
        SourceObjectKeys: ['site.zip', 'configuration.zip'],
        SourceMarkers: [{}, { '<<marker:0>>': 'https://x1.cloudfront.net/api', '<<marker:1>>': 'a "b"' }],
        SourceMarkersConfig: [{}, { jsonEscape: true }],
        SystemMetadata: { 'cache-control': 'no-cache' },
      },
    },
    {
      type: 'Custom::CDKBucketDeployment',
      ref: 'assets',
      properties: {
        DestinationBucketName: 'bucket',
        DestinationBucketKeyPrefix: 'assets',
        SourceObjectKeys: ['assets.zip'],
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      },
    },
  ],
  { 'assets.zip': assets, 'site.zip': site, 'configuration.zip': configuration },
);

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const website = createWebsite(
    { assembly, dataDirectory: folder.path, origin, log: () => {} },
    {
      restApis: {
        handle: async (apiId, _request, response, target) => void response.end(`${apiId} ${target}`),
      },
    },
  );
  dispatch(server, website.mounts, origin, () => {});
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  folder.remove();
});

const get = (place: string, headers: Record<string, string> = {}) => fetch(origin + place, { headers });

test('every page of the application is index.html, with the headers of the policy', async () => {
  for (const page of ['/', '/dashboards/Rotterdam', '/auth/404?from=x']) {
    const response = await get(page);
    expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>Polder</title>']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'permissions-policy': 'camera=()',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=60; includeSubDomains',
      'content-security-policy': `connect-src 'self' ${origin}/_aws/cognito-idp/`,
    });
  }
});

test('the function on viewer requests sees headers and cookies, as it does at CloudFront', async () => {
  const textFor = async (headers: Record<string, string>) => (await get('/apps/notes', headers)).text();
  expect(await textFor({ cookie: 'other=1; document=nl; last=a=b' })).toBe('Nederlands');
  expect(await textFor({ 'X-Document': 'nl' })).toBe('Nederlands');
  expect(await textFor({ cookie: 'documents=nl' })).toContain('Polder');
});

test('the function may answer itself, and sees the query as it was sent', async () => {
  const response = await fetch(`${origin}/moved?q=new%20york&tag=a&tag=b=c&empty&toString=1`, { redirect: 'manual' });
  expect([response.status, await response.text()]).toEqual([302, '']);
  const query = JSON.parse(response.headers.get('location')?.slice('https://example.nl/'.length) ?? '');
  expect(query).toEqual({
    q: { value: 'new%20york' },
    tag: { value: 'b=c', multiValue: [{ value: 'a' }, { value: 'b=c' }] },
    empty: { value: '' },
    toString: { value: '1' },
  });
});

test('deploy-time values are filled in, escaped for JSON, and lead to the local addresses', async () => {
  const response = await get('/config.json');
  expect(await response.json()).toEqual({ url: `${origin}/api`, quoted: 'a "b"' });
});

test('a file that was not deployed is refused as S3 refuses it, and no path leaves the deployment', async () => {
  expect((await get('/assets/missing.js')).status).toBe(403);
  expect((await get('/%2e%2e/%2e%2e/package.json')).status).toBe(403);
  expect((await get('/..%2f..%2fpackage.json')).status).toBe(403);
});

test('a built file is cached for ever, and a missing one not at all: browsers would remember it as missing', async () => {
  expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const missing = await get('/assets/nope.js');
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([403, null]);
});

test('assets are compressed as the browser accepts, and not sent again unchanged', async () => {
  const plain = await get('/assets/app-1a2b.js', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const zipped = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(Number(zipped.headers.get('content-length'))).toBeLessThan(500);
  expect(await zipped.text()).toBe(await plain.text());
  const again = await get('/assets/app-1a2b.js', { 'if-none-match': plain.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('a behavior with a REST API origin hands the request on, path and query unchanged', async () => {
  expect(await (await get('/api/interpret?x=1')).text()).toBe('rest1 /api/interpret?x=1');
});

test("an origin's path comes before that of the request", async () => {
  expect((await get('/app-1a2b.js')).headers.get('content-type')).toContain('javascript');
  expect(await (await get('/orders/7?x=1')).text()).toBe('rest1 /prod/orders/7?x=1');
});

test('a method the behavior does not allow is refused', async () => {
  expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(403);
});

test('a page asked for under another host name leads to the one address', async () => {
  const { port } = new URL(origin);
  const response = await fetch(`http://localhost:${port}/about?x=1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([307, `${origin}/about?x=1`]);
});

const startWith = (config: object) => {
  const distribution = { type: 'AWS::CloudFront::Distribution', ref: 'distribution' };
  const resources = [
    { type: 'AWS::ApiGateway::RestApi', ref: 'rest1' },
    { ...distribution, properties: { DistributionConfig: config } },
  ];
  const context = { assembly: fakeAssembly(resources), dataDirectory: folder.path, origin, log: () => {} };
  return () => createWebsite(context, { restApis: { handle: async () => {} } });
};

test('an origin the local cloud does not have is an error at start', () => {
  const Origins = [{ Id: 'a', DomainName: 'example.com' }];
  expect(startWith({ Origins, DefaultCacheBehavior: { TargetOriginId: 'a' } })).toThrow(
    'the local cloud has no origin example.com',
  );
});

test.each([
  ['no policy, with which CloudFront forwards no Authorization header', undefined],
  ['the policy that forwards the host, with which API Gateway refuses', '216adef6-5c7f-47e4-b989-5492eafa07d3'],
])('a behavior of a REST API with %s is an error at start', (_what, OriginRequestPolicyId) => {
  const Origins = [{ Id: 'rest', DomainName: restApi }];
  const start = (policy: object) => startWith({ Origins, DefaultCacheBehavior: { TargetOriginId: 'rest', ...policy } });
  expect(start({ OriginRequestPolicyId })).toThrow('AllViewerExceptHostHeader');
  expect(start(toRestApi)).not.toThrow();
});
