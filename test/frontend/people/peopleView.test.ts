import { nextSort, readView, viewPeople, wholeList, writeView } from '../../../frontend/src/features/people/peopleView';
import { personNamed } from './people.fixture';

const people = [
  personNamed('bob', { role: 'editor', lastSignInAt: '2026-11-02T00:00:00.000Z', addedBy: 'ann@example.nl' }),
  personNamed('ann', { role: 'admin', name: 'Änn Smit', lastSignInAt: '2026-11-03T00:00:00.000Z' }),
  personNamed('cas', { state: 'invited', addedBy: 'ann@example.nl' }),
];
const shown = (address: string) =>
  viewPeople(people, readView(new URLSearchParams(address)), 'en').map(({ sub }) => sub);

test.each([
  ['', ['ann', 'bob', 'cas']],
  ['sort=-person', ['cas', 'bob', 'ann']],
  ['sort=-role', ['ann', 'bob', 'cas']],
  ['sort=-signIn', ['ann', 'bob', 'cas']],
  ['sort=signIn', ['bob', 'ann', 'cas']],
  ['sort=state', ['cas', 'ann', 'bob']],
  ['sort=addedBy', ['bob', 'cas', 'ann']],
  ['q=smit', ['ann']],
  ['q=ann', ['ann', 'bob', 'cas']],
  ['role=viewer', ['cas']],
  ['role=viewer&state=confirmed', []],
  ['role=emperor&state=lost&sort=shoes', ['ann', 'bob', 'cas']],
])('the address "%s" shows %j', (address, expected) => {
  expect(shown(address)).toEqual(expected);
});

test('a view is read as it was written; the whole list has a plain address', () => {
  const view = {
    search: 'a b',
    role: 'admin',
    state: 'invited',
    sort: { column: 'signIn', isDescending: true },
  } as const;
  const written = Object.entries(writeView(view)).filter((entry): entry is [string, string] => entry[1] !== null);
  expect(readView(new URLSearchParams(written))).toEqual(view);
  expect(Object.values(writeView(wholeList))).toEqual([null, null, null, null]);
});

test('a column sorts in its useful direction first, then in the other', () => {
  const first = nextSort(wholeList.sort, 'signIn');
  expect(first).toEqual({ column: 'signIn', isDescending: true });
  expect(nextSort(first, 'signIn').isDescending).toBe(false);
  expect(nextSort(first, 'addedBy').isDescending).toBe(false);
});
