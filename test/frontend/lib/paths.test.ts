import { loginFrom, maintenanceFrom } from '../../../frontend/src/lib/paths';
import { safeReturnPath } from '../../../frontend/src/lib/safeReturnPath';

test.each([loginFrom, maintenanceFrom])('a page that leads back keeps the whole address', (leadingBack) => {
  const address = leadingBack({ pathname: '/ui/buttons', search: '?q=a%20b&c', hash: '#sizes' });
  expect(safeReturnPath(new URL(address, 'https://polder.test').searchParams.get('from'))).toBe(
    '/ui/buttons?q=a%20b&c#sizes',
  );
});
