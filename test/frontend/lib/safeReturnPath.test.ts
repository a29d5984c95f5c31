import { safeReturnPath } from '../../../frontend/src/lib/safeReturnPath';

const origin = 'https://polder.example';

test.each(['/', '/dashboards/Rotterdam', '/dashboards/Rotterdam?q=be&min=5#table'])(
  'a page of this website is accepted: %s',
  (path) => {
    expect(safeReturnPath(path, origin)).toBe(path);
  },
);

test.each([
  null,
  '',
  'dashboards',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/auth/loginformik?from=/auth/loginformik',
  '/x/../auth/loginformik',
  '/AUTH/loginformik',
  '/..//evil.example/x',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/x/..//evil.example',
  '/auth/loginformik?from=//evil.example/',
  '/auth/loginformik?from=/..//evil.example',
])('anything else is refused: %s', (path) => {
  expect(safeReturnPath(path, origin)).toBeNull();
});

test('a sign-in page stands for the page that it leads back to', () => {
  expect(safeReturnPath('/auth/loginformik?from=%2Fui%2Falerts%3Fq%3Dbe', origin)).toBe('/ui/alerts?q=be');
});
