import {
  assetsIn,
  documentCopy,
  documentKey,
  documentLanguage,
  isOfBuild,
  isPublicDocument,
  pageOfKey,
} from '../../../frontend/src/worker/documents';
import { successors } from '../../../frontend/src/worker/releases';
import { isAssetPath, isConfiguration, isPagePath } from '../../../frontend/src/worker/requests';

test.each([
  ['/', true],
  ['/dashboards/Rotterdam', true],
  ['/auth/404', true],
  ['/nowhere/at-all', true],
  ['/apiary', true],
  ['/api/entityExtractor', false],
  ['/api', false],
  ['/graphql', false],
  ['/graphql/realtime', false],
  ['/_local/mailbox', false],
  ['/_aws/s3/bucket/protected/somebody/picture', false],
  ['/_aws', false],
  ['/licences.json', false],
  ['/assets/index-1a2b3c4d.js', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected);
});

test('answers only requests for files with a hash in their names', () => {
  expect(isAssetPath('/assets/index-1a2b3c4d.js')).toBe(true);
  expect(isAssetPath('/_aws/s3/bucket/assets/mine.png')).toBe(false);
});

test.each([
  ['nl', 'en-GB', 'nl'],
  ['en', 'nl-NL', 'en'],
  [undefined, 'nl-BE', 'nl'],
  [undefined, 'de-DE', 'en'],
  ['de', 'nl-NL', 'nl'],
])('language: chosen %s in a browser of %s is %s', (chosen, browser, expected) => {
  expect(documentLanguage(chosen, browser)).toBe(expected);
});

test('a document is cached by page and language', () => {
  const key = documentKey('/dashboards/Rotterdam', 'nl');
  expect(pageOfKey(`https://polder.test${key}`)).toEqual({ pathname: '/dashboards/Rotterdam', language: 'nl' });
  expect(documentKey('/dashboards/Rotterdam', 'en')).not.toBe(key);
});

describe('a document', () => {
  const html =
    '<script type="module" src="/assets/index-11111111.js"></script><link href="/assets/index-22222222.css">';

  test('names the files that it starts with, each once', () => {
    expect(assetsIn(html + html)).toEqual(['index-11111111.js', 'index-22222222.css']);
  });

  test('is of a build that has all of them', () => {
    expect(isOfBuild(html, new Set(['index-11111111.js', 'index-22222222.css', 'other-33333333.js']))).toBe(true);
    expect(isOfBuild(html, new Set(['index-11111111.js']))).toBe(false);
    expect(isOfBuild('<title>Another website</title>', new Set())).toBe(false);
  });

  const answer = (headers: Record<string, string>, status = 200) => new Response(html, { status, headers });

  test('is cached only where everybody gets the same', () => {
    const type = { 'content-type': 'text/html; charset=utf-8' };
    expect(isPublicDocument(answer({ ...type, 'cache-control': 'no-cache' }))).toBe(true);
    expect(isPublicDocument(answer({ ...type, 'cache-control': 'private, max-age=0' }))).toBe(false);
    expect(isPublicDocument(answer({ ...type, 'cache-control': 'no-store' }))).toBe(false);
    expect(isPublicDocument(answer(type, 503))).toBe(false);
    expect(isPublicDocument(answer({ 'content-type': 'application/json' }))).toBe(false);
  });

  test('is cached with its headers, its policy among them, and without the address it was asked at', async () => {
    const policy = "script-src 'self'";
    const copy = documentCopy(html, answer({ 'content-security-policy': policy, 'content-encoding': 'br' }));
    expect([copy.url, copy.headers.get('content-security-policy')]).toEqual(['', policy]);
    expect(copy.headers.has('content-encoding')).toBe(false);
    expect(await copy.text()).toBe(html);
  });
});

test('a new build takes along what was cached of the one before, by its new name', () => {
  const cached = ['RentalPanel-11111111.js', 'gone-22222222.js', 'same-33333333.css', 'rolldown-runtime-4_44-44-.js'];
  const assets = [
    'RentalPanel-aaaaaaaa.js',
    'RentalPanel-bbbbbbbb.css',
    'never-seen-cccccccc.js',
    'same-33333333.css',
    'rolldown-runtime-dddddddd.js',
  ];
  expect(successors(cached, assets)).toEqual([
    'RentalPanel-aaaaaaaa.js',
    'same-33333333.css',
    'rolldown-runtime-dddddddd.js',
  ]);
});

test('a configuration is JSON that was answered', () => {
  const answer = (type: string, status = 200) => new Response('{}', { status, headers: { 'content-type': type } });
  expect(isConfiguration(answer('application/json; charset=utf-8'))).toBe(true);
  expect(isConfiguration(answer('text/html'))).toBe(false);
  expect(isConfiguration(answer('application/json', 404))).toBe(false);
});
