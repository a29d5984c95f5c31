import { confirmed, needsConfirmation, undoOf } from '../../../frontend/src/features/people/personChange';
import { personNamed } from './people.fixture';

const ann = personNamed('ann', { role: 'admin' });

test('ending sessions or an account needs confirmation; a role change only if admins demote themselves', () => {
  for (const change of ['disablePerson', 'signOutPerson', 'removePerson'] as const) {
    expect(needsConfirmation(ann, { change }, false)).toBe(true);
  }
  for (const change of ['enablePerson', 'resendInvitation'] as const) {
    expect(needsConfirmation(ann, { change }, true)).toBe(false);
  }
  const demotion = { change: 'setPersonRole', role: 'editor' } as const;
  expect([false, true].map((isOwn) => needsConfirmation(ann, demotion, isOwn))).toEqual([false, true]);
});

test('a role and a disabled account can be undone, to what they were', () => {
  expect(undoOf(ann, { change: 'setPersonRole', role: 'viewer' }, false)).toEqual({
    change: 'setPersonRole',
    role: 'admin',
  });
  expect(undoOf(ann, { change: 'disablePerson' }, false)).toEqual({ change: 'enablePerson' });
  expect(undoOf(ann, { change: 'enablePerson' }, false)).toEqual({ change: 'disablePerson' });
  expect(undoOf(ann, { change: 'removePerson' }, false)).toBeNull();
  expect(undoOf(ann, { change: 'signOutPerson' }, false)).toBeNull();
});

test('no undo is offered to somebody who may not do it any more', () => {
  const own = (change: Parameters<typeof undoOf>[1]) => undoOf(ann, change, true);
  expect(own({ change: 'setPersonRole', role: 'viewer' })).toBeNull();
  expect(own({ change: 'disablePerson' })).toBeNull();
  const cas = personNamed('cas', { role: 'editor' });
  expect(undoOf(cas, { change: 'setPersonRole', role: 'admin' }, true)).not.toBeNull();
});

test('only changes of the own account are sent with ownAccount', () => {
  expect(confirmed({ change: 'removePerson' }, true)).toEqual({ change: 'removePerson', ownAccount: true });
  expect(confirmed({ change: 'removePerson' }, false)).toEqual({ change: 'removePerson' });
  expect(confirmed({ change: 'signOutPerson' }, true)).toEqual({ change: 'signOutPerson' });
});
