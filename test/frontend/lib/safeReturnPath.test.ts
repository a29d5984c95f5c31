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
])('anything else is refused: %s', (path) => {
  expect(safeReturnPath(path, origin)).toBeNull();
});
