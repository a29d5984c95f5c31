import { hasOthers, replyAllTo } from '../../../frontend/src/features/email/compose';
import type { Email } from '../../../frontend/src/features/email/email';
import {
  emailsFiltered,
  emailsMoved,
  emailsSearched,
  emailsSearchedEverywhere,
  emailsTrashed,
  emailUndone,
  loadEmails,
  selectEmailState,
  selectEmails,
  selectNextEmailId,
  trashEmptied,
} from '../../../frontend/src/features/email/emailSlice';
import { sampleEmails } from '../../../frontend/src/features/email/sample';
import { makeAppStore } from '../sample-data/makeAppStore';

beforeEach(() => localStorage.clear());

async function loadedStore() {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadEmails()).unwrap();
  return {
    dispatch,
    getState,
    state: () => selectEmailState(getState()),
    found: () => selectEmails(getState()).map(({ id }) => id),
  };
}

test('archived emails are in the archive only; undo returns them to their folders', async () => {
  const { dispatch, state, found } = await loadedStore();
  const before = state().items;
  const inbox = found();
  const archived = inbox.slice(0, 2);
  dispatch(emailsMoved({ ids: archived, to: 'archive' }));
  expect(found()).toEqual(inbox.slice(2));
  dispatch(emailsFiltered('archive'));
  expect(found()).toEqual(archived);
  dispatch(emailUndone());
  expect(state().items).toEqual(before);
  expect(found()).toEqual([]);
});

test('a move out of the trash is undone into the trash, and only the last change is undone', async () => {
  const { dispatch, state } = await loadedStore();
  dispatch(emailsTrashed({ ids: [1], trash: true }));
  const before = state().items;
  dispatch(emailsMoved({ ids: [1], to: 'spam' }));
  dispatch(emailUndone());
  expect(state().items).toEqual(before);
  dispatch(emailUndone());
  expect(state().items).toEqual(before);
});

test('emptying the trash deletes what is in it, and undo brings it back to its place', async () => {
  const { dispatch, state, getState } = await loadedStore();
  const last = Math.max(...state().items.map(({ id }) => id));
  dispatch(emailsTrashed({ ids: [2, last], trash: true }));
  const before = state().items;
  dispatch(trashEmptied());
  expect(state().items.some(({ trash }) => trash)).toBe(false);
  expect(state().items.length).toBeLessThan(before.length);
  expect(selectNextEmailId(getState())).toBe(last + 1);
  dispatch(emailUndone());
  expect(state().items).toEqual(before);
});

test('a search can cover all folders; without a search the folder counts', async () => {
  const { dispatch, found, state } = await loadedStore();
  const inbox = found();
  dispatch(emailsSearchedEverywhere(true));
  expect(found()).toEqual(inbox);
  dispatch(emailsSearched('a'));
  const outside = state().items.filter(({ inbox: isInbox }) => !isInbox);
  expect(found().some((id) => outside.some((email) => email.id === id))).toBe(true);
  dispatch(emailsSearchedEverywhere(false));
  expect(found().every((id) => inbox.includes(id))).toBe(true);
});

describe('a reply to all', () => {
  const email = (changed: Partial<Email>): Email => ({ ...(sampleEmails()[0] as Email), ...changed });
  const introduce = () => 'Somebody wrote:';
  const me = 'Demo Polder <demo@polder.test>';

  test('reaches each recipient once, but not the person itself', () => {
    const to = `${me}, Joris <joris@x.example>, Sanne <SANNE@x.example>`;
    const received = email({ from: 'Sanne <sanne@x.example>', To: to, Cc: 'joris@x.example, Ann <ann@x.example>' });
    expect(hasOthers(received)).toBe(true);
    expect(replyAllTo(received, introduce)).toMatchObject({
      to: 'Sanne <sanne@x.example>',
      cc: 'Joris <joris@x.example>, Ann <ann@x.example>',
    });
  });

  test('is a reply if there are no other recipients', () => {
    const received = email({ from: 'Sanne <sanne@x.example>', To: me });
    expect(hasOthers(received)).toBe(false);
    expect(replyAllTo(received, introduce)).not.toHaveProperty('cc');
    expect(hasOthers(email({ from: me, To: 'a@x.example, b@x.example' }))).toBe(false);
  });
});
