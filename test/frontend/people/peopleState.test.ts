import {
  initialPeople,
  isLastAdmin,
  type PeopleAction,
  peopleReducer,
} from '../../../frontend/src/features/people/peopleState';
import { personNamed } from './people.fixture';

const after = (...actions: PeopleAction[]) => actions.reduce(peopleReducer, initialPeople);
const ann = personNamed('ann', { role: 'admin' });
const bob = personNamed('bob');

test('pages add up, and the list is complete after the last one', () => {
  const first = after({ type: 'pageLoaded', items: [ann], isLast: false });
  expect(first).toMatchObject({ status: 'partial', people: [ann] });
  expect(peopleReducer(first, { type: 'pageLoaded', items: [bob], isLast: true })).toMatchObject({
    status: 'ready',
    people: expect.arrayContaining([ann, bob]),
  });
});

test('a change made while pages arrive is not undone by a page read before it', () => {
  const changed = { ...bob, role: 'editor' as const };
  const { people } = after(
    { type: 'pageLoaded', items: [ann, bob], isLast: false },
    { type: 'changed', person: changed },
    { type: 'pageLoaded', items: [bob], isLast: true },
  );
  expect(people).toEqual(expect.arrayContaining([ann, changed]));
  expect(people).toHaveLength(2);
});

test('who is invited joins the list once, who is removed leaves it', () => {
  const loaded = { type: 'pageLoaded', items: [ann], isLast: true } as const;
  expect(after(loaded, { type: 'added', people: [bob, ann] }).people).toEqual([ann, bob]);
  expect(after(loaded, { type: 'removed', sub: 'ann' }).people).toEqual([]);
});

test('a failure leaves the people that were loaded', () => {
  const { status, people } = after(
    { type: 'pageLoaded', items: [ann], isLast: false },
    { type: 'failed', error: new Error() },
  );
  expect([status, people]).toEqual(['failed', [ann]]);
});

test.each([
  ['the only admin', [], true],
  ['one of two admins', [personNamed('cas', { role: 'admin' })], false],
  ['an admin beside one who has not signed in', [personNamed('cas', { role: 'admin', state: 'invited' })], true],
  ['an admin beside a disabled one', [personNamed('cas', { role: 'admin', state: 'disabled' })], true],
])('%s is the last one: %s', (_case, others, expected) => {
  const people = [ann, bob, ...others];
  expect(isLastAdmin(ann, { status: 'ready', people })).toBe(expected);
  expect(isLastAdmin(bob, { status: 'ready', people })).toBe(false);
  // More admins may follow.
  expect(isLastAdmin(ann, { status: 'partial', people })).toBe(false);
});
