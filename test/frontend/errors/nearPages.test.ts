import { nearPages } from '../../../frontend/src/features/errors/nearPages';

const pages = [
  { path: '/dashboards/Rotterdam', title: 'Rotterdam' },
  { path: '/apps/notes', title: 'Notes' },
  { path: '/apps/calendar', title: 'Calendar' },
  { path: '/tickt/ticket-list', title: 'Tickets' },
  { path: '/auth/loginformik', title: 'Sign in' },
  { path: '/form-pickers/datepicker', title: 'Date picker' },
];

test.each([
  ['/apps/notse', '/apps/notes'],
  ['/note', '/apps/notes'],
  ['/apps/calender', '/apps/calendar'],
  ['/Dashboards/roterdam?q=be', '/dashboards/Rotterdam'],
  ['/tickets', '/tickt/ticket-list'],
  ['/date-piker', '/form-pickers/datepicker'],
  ['/sign-in', '/auth/loginformik'],
])('%s is near %s', (address, path) => {
  expect(nearPages(address, pages)[0]?.path).toBe(path);
});

test.each(['', '/', '/xyzzy', '/%00', '/apps'])('%j is near nothing', (address) => {
  expect(nearPages(address, pages)).toEqual([]);
});
