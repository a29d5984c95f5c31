import { groupOf } from '../../../frontend/src/features/email/conversations';
import { type Email, isIn, labels, ownAddress } from '../../../frontend/src/features/email/email';
import {
  emailCheckedToggled,
  emailDraftDiscarded,
  emailDrafted,
  emailImportantToggled,
  emailSelected,
  emailSent,
  emailStarToggled,
  emailsChecked,
  emailsFiltered,
  emailsFlagged,
  emailsLabelled,
  emailsMoved,
  emailsSearched,
  emailsTrashed,
  emailUndoDismissed,
  emailUndone,
  loadEmails,
  selectCurrentEmail,
  selectEmailCounts,
  selectEmailState,
  selectEmails,
  selectNextEmailId,
} from '../../../frontend/src/features/email/emailSlice';
import { http } from '../../../frontend/src/features/sample-data/http';
import { describeSampleList } from '../sample-data/describeSampleList';
import { makeAppStore } from '../sample-data/makeAppStore';

async function loadedStore() {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadEmails()).unwrap();
  const state = () => selectEmailState(getState());
  return {
    dispatch,
    state,
    found: () => selectEmails(getState()).map(({ id }) => id),
    shown: () => selectCurrentEmail(getState())?.id,
    counts: () => selectEmailCounts(getState()),
    nextId: () => selectNextEmailId(getState()),
    email: (id: number) => state().items.find((email) => email.id === id) as Email,
  };
}

const time = '2026-11-20T12:00:00.000Z';

beforeEach(() => localStorage.clear());

describeSampleList<Email>({
  path: '/api/data/email/EmailData',
  count: 20,
  fields: [
    ...['To', 'checked', 'draft', 'emailContent', 'emailExcerpt', 'from', 'id', 'important', 'inbox', 'label'],
    ...['sent', 'spam', 'starred', 'subject', 'thumbnail', 'time', 'trash', 'unread'],
  ],
  optional: ['conversation', 'attachments'],
  load: loadEmails,
  select: selectEmailState,
  searched: emailsSearched,
  edit: emailStarToggled(1),
});

test('each sample email is in one folder, and every label is used', async () => {
  const { data } = await http.get<Email[]>('/api/data/email/EmailData');
  for (const email of data) {
    expect([email.inbox, email.sent, email.draft, email.spam].filter(Boolean)).toHaveLength(1);
  }
  for (const label of labels) expect(data.some((email) => email.label === label)).toBe(true);
});

test('initially shows the inbox and email 1, with an empty search', async () => {
  const { state, shown, found, email } = await loadedStore();
  expect(state()).toMatchObject({ selected: 1, search: '', filter: 'inbox' });
  expect(shown()).toBe(1);
  expect(found().every((id) => email(id).inbox && !email(id).trash)).toBe(true);
});

test('the newest email comes first', async () => {
  const { dispatch, found, email } = await loadedStore();
  dispatch(emailsFiltered('Social'));
  const times = found().map((id) => email(id).time);
  expect(times).toEqual([...times].sort().reverse());
});

test.each(['sent', 'draft', 'spam', 'trash', 'starred', 'important', 'Promotional', 'Social', 'Health'] as const)(
  'setting the filter to %s changes the list to those emails, one of each conversation',
  async (filter) => {
    const { dispatch, found, state } = await loadedStore();
    dispatch(emailsFiltered(filter));
    const expected = state().items.filter((email) => isIn(email, filter));
    expect(found()).toHaveLength(new Set(expected.map(groupOf)).size);
    expect(found().length).toBeGreaterThan(0);
  },
);

test('spam is not listed under labels', async () => {
  const { dispatch, found, email } = await loadedStore();
  for (const label of labels) {
    dispatch(emailsFiltered(label));
    expect(found().some((id) => email(id).spam)).toBe(false);
  }
});

test.each([
  ['subject', 'dakgoot', [2]],
  ['sender', 'sørensen', [5]],
  ['first words', 'meeting room', [11]],
  ['last words', 'boiler wednesday', [1]],
  ['words in any order, without accents', 'yilmaz offerte', [2]],
  ['nothing', 'submarine', []],
])('a search looks at %s', async (_, search, expected) => {
  const { dispatch, found } = await loadedStore();
  dispatch(emailsSearched(search));
  expect(found()).toEqual(expected);
});

test('selecting an email shows it and marks it as read', async () => {
  const { dispatch, shown, email, counts } = await loadedStore();
  const unread = counts().inbox;
  dispatch(emailSelected(2));
  expect(shown()).toBe(2);
  expect(email(2).unread).toBe(false);
  expect(counts().inbox).toBe(unread - 1);
});

test('an address without a known email shows none', async () => {
  const { dispatch, shown } = await loadedStore();
  dispatch(emailSelected(404));
  expect(shown()).toBeUndefined();
});

test.each([
  ['starred', emailStarToggled],
  ['important', emailImportantToggled],
  ['checked', emailCheckedToggled],
] as const)('%s is toggled, on and off, for one email', async (field, toggled) => {
  const { dispatch, state, email } = await loadedStore();
  const before = state().items;
  dispatch(toggled(3));
  expect(email(3)).toEqual({ ...before[2], [field]: true });
  dispatch(toggled(3));
  expect(state().items).toEqual(before);
});

test('deleting sets the trash flag, restoring removes it: the email moves to the trash and back to its folder', async () => {
  const { dispatch, found, email } = await loadedStore();
  const before = email(2);
  dispatch(emailsTrashed({ ids: [2], trash: true }));
  expect(email(2)).toEqual({ ...before, trash: true });
  expect(found()).not.toContain(2);
  dispatch(emailsFiltered('trash'));
  expect(found()).toContain(2);
  dispatch(emailsTrashed({ ids: [2], trash: false }));
  expect(email(2)).toEqual(before);
});

test('a deletion can be undone, and the email is shown again', async () => {
  const { dispatch, found, shown } = await loadedStore();
  const before = found();
  dispatch(emailsTrashed({ ids: [1, 4], trash: true }));
  expect(found()).toEqual(before.filter((id) => id !== 1 && id !== 4));
  dispatch(emailUndone());
  expect(found()).toEqual(before);
  expect(shown()).toBe(1);
});

test('a deletion is final once the notice is dismissed', async () => {
  const { dispatch, email } = await loadedStore();
  dispatch(emailsTrashed({ ids: [2], trash: true }));
  dispatch(emailUndoDismissed());
  dispatch(emailUndone());
  expect(email(2).trash).toBe(true);
});

test('deleting an email shows its neighbour in the list', async () => {
  const { dispatch, found, shown } = await loadedStore();
  const [first, second, third] = found() as [number, number, number];
  dispatch(emailSelected(first));
  dispatch(emailsTrashed({ ids: [first, second], trash: true }));
  expect(shown()).toBe(third);
  const last = found().at(-1) as number;
  dispatch(emailSelected(last));
  dispatch(emailsTrashed({ ids: [last], trash: true }));
  expect(shown()).toBe(found().at(-1));
});

test('checks, flags, labels and moves several emails together', async () => {
  const { dispatch, email, found } = await loadedStore();
  const ids = [1, 2];
  dispatch(emailsChecked({ ids, checked: true }));
  expect(ids.map((id) => email(id).checked)).toEqual([true, true]);
  dispatch(emailsFlagged({ ids, unread: true }));
  expect(ids.map((id) => email(id).unread)).toEqual([true, true]);
  dispatch(emailsLabelled({ ids, label: 'Health' }));
  expect(ids.map((id) => email(id).label)).toEqual(['Health', 'Health']);
  dispatch(emailsMoved({ ids, to: 'spam' }));
  expect(email(1)).toMatchObject({ inbox: false, spam: true, checked: false });
  dispatch(emailsFiltered('spam'));
  expect(found()).toEqual(expect.arrayContaining(ids));
});

test('moving takes an email out of the trash', async () => {
  const { dispatch, email } = await loadedStore();
  expect(email(20).trash).toBe(true);
  dispatch(emailsMoved({ ids: [20], to: 'inbox' }));
  expect(email(20)).toMatchObject({ inbox: true, trash: false });
});

describe('writing', () => {
  const draft = {
    to: 'Sanne <sanne@kadekwartier.example>',
    subject: 'Keys',
    html: '<p>At ten?</p><p>&lt;b&gt;Yes&lt;/b&gt;</p>',
  };

  test('creates a draft, stored with each change', async () => {
    const { dispatch, nextId, email, counts } = await loadedStore();
    const id = nextId();
    expect(id).toBe(21);
    const drafts = counts().draft;
    dispatch(emailDrafted({ id, draft: { to: '', subject: '', html: '' }, time }));
    dispatch(emailDrafted({ id, draft, time }));
    expect(counts().draft).toBe(drafts + 1);
    expect(email(id)).toMatchObject({
      from: ownAddress,
      To: draft.to,
      subject: 'Keys',
      draft: true,
      sent: false,
      unread: false,
      label: null,
      emailContent: '<p>At ten?</p><p>&lt;b&gt;Yes&lt;/b&gt;</p>',
      emailExcerpt: 'At ten? <b>Yes</b>',
    });
  });

  test('ends in the sent folder', async () => {
    const { dispatch, nextId, email } = await loadedStore();
    const id = nextId();
    dispatch(emailDrafted({ id, draft, time }));
    dispatch(emailSent({ id, draft: { ...draft, subject: 'Keys, today' }, time }));
    expect(email(id)).toMatchObject({ subject: 'Keys, today', sent: true, draft: false });
  });

  test('can be discarded, and restored by undo', async () => {
    const { dispatch, nextId, state, shown } = await loadedStore();
    const id = nextId();
    dispatch(emailDrafted({ id, draft, time }));
    dispatch(emailSelected(id));
    dispatch(emailDraftDiscarded(id));
    expect(state().items).toHaveLength(20);
    expect(shown()).not.toBe(id);
    dispatch(emailUndone());
    expect(state().items).toHaveLength(21);
    expect(shown()).toBe(id);
  });

  test.each([
    ['is discarded', emailDraftDiscarded(16)],
    ['is deleted', emailsTrashed({ ids: [16], trash: true })],
  ])('opens no other draft when it %s, as the keys that follow would change that', async (_, leaves) => {
    const { dispatch, shown } = await loadedStore();
    dispatch(emailsFiltered('draft'));
    dispatch(emailSelected(16));
    dispatch(leaves);
    expect(shown()).toBeUndefined();
    dispatch(emailUndone());
    expect(shown()).toBe(16);
  });

  test('removes a blank draft when another email is shown', async () => {
    const { dispatch, nextId, state } = await loadedStore();
    const id = nextId();
    dispatch(emailDrafted({ id, draft: { to: '', subject: '', html: '<p>  </p>' }, time }));
    dispatch(emailSelected(id));
    expect(state().items).toHaveLength(21);
    dispatch(emailSelected(1));
    expect(state().items).toHaveLength(20);
  });
});

test('ten thousand emails are filtered, searched and sorted', async () => {
  const { dispatch, state, found } = await loadedStore();
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...state().items[index % 12], id: index + 1 }) as Email);
  jest.spyOn(http, 'get').mockResolvedValueOnce({ data: many });
  await dispatch(loadEmails({ reset: true })).unwrap();
  dispatch(emailsSearched('keizersgracht handover'));
  expect(found().length).toBeGreaterThan(800);
});

test('another folder shows its first email, an empty one none, and the drafts none before one is chosen', async () => {
  const { dispatch, found, shown } = await loadedStore();
  dispatch(emailsFiltered('sent'));
  expect(shown()).toBe(found()[0]);
  dispatch(emailsFiltered('archive'));
  expect(found()).toEqual([]);
  expect(shown()).toBeUndefined();
  dispatch(emailsFiltered('draft'));
  expect(found()).not.toEqual([]);
  expect(shown()).toBeUndefined();
});

test('a folder that was chosen before the emails are there shows its first once they are', async () => {
  const { dispatch, getState } = makeAppStore();
  dispatch(emailsFiltered('spam'));
  await dispatch(loadEmails()).unwrap();
  expect(selectCurrentEmail(getState())?.spam).toBe(true);
});

test('the last email that leaves a folder leaves nothing open', async () => {
  const { dispatch, found, shown } = await loadedStore();
  dispatch(emailsFiltered('trash'));
  const [only = 0] = found();
  dispatch(emailsTrashed({ ids: [only], trash: false }));
  expect(shown()).toBeUndefined();
  dispatch(emailUndone());
  expect(shown()).toBe(only);
});

test('a new email is a draft from its first letter on', async () => {
  const { dispatch, found, counts, nextId } = await loadedStore();
  const before = counts().draft;
  const id = nextId();
  dispatch(emailDrafted({ id, draft: { to: '', subject: '', html: '' }, time }));
  dispatch(emailsFiltered('draft'));
  expect(counts().draft).toBe(before);
  expect(found()).not.toContain(id);
  dispatch(emailDrafted({ id, draft: { to: '', subject: 'K', html: '' }, time }));
  expect(counts().draft).toBe(before + 1);
  expect(found()).toContain(id);
});
