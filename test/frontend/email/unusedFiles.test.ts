import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../../../frontend/src/app/store';
import type { UserFile } from '../../../frontend/src/cloud/userFiles';
import { removeUnusedFiles } from '../../../frontend/src/features/email/attachments/files';
import { needMailbox } from '../../../frontend/src/features/email/attachments/mailbox';
import { useRemoveUnusedFiles } from '../../../frontend/src/features/email/attachments/useRemoveUnusedFiles';
import { newEmail } from '../../../frontend/src/features/email/draftEmail';
import {
  emailDraftDiscarded,
  emailDrafted,
  emailsTrashed,
  emailUndoDismissed,
  emailUndone,
  loadEmails,
  selectEmailState,
  trashEmptied,
} from '../../../frontend/src/features/email/emailSlice';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { signedIn } from '../../../frontend/src/features/session/sessionSlice';
import { accountKey, setStorageOwner } from '../../../frontend/src/lib/accountStorage';

const stored: UserFile[] = [];
const removed: string[] = [];
let afterRemoval: () => void = () => {};
jest.mock('../../../frontend/src/cloud/userFiles', () => ({
  listUserFilesIn: async (folder: string) => stored.filter(({ name }) => name.startsWith(folder)),
  removeUserFile: async (name: string) => {
    removed.push(name);
    afterRemoval();
  },
}));

const now = Date.parse('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const email = (file: string) =>
  newEmail(
    1,
    { to: '', subject: '', html: '', attachments: [{ name: 'a', type: '', size: 1, file }] },
    '2026-11-20T10:00:00Z',
  );

beforeEach(() => {
  localStorage.clear();
  stored.length = 0;
  removed.length = 0;
  afterRemoval = () => {};
  setStorageOwner(null);
});

test('old files that no email of this browser has are removed; other browsers and recent uploads are left alone', async () => {
  const own = `email/${needMailbox()}`;
  const file = (name: string, hours: number) => ({ name, size: 1, lastModified: hoursAgo(hours) });
  stored.push(
    file(`${own}/used`, 5),
    file(`${own}/unused`, 5),
    file(`${own}/just uploaded`, 0.5),
    file('email/other/unused', 5),
    file('profile/picture.png', 5),
  );
  await removeUnusedFiles([email(`${own}/used`)], accountKey('email'), now);
  expect(removed).toEqual([`${own}/unused`]);
});

test('without an attachment ever, nothing is read', async () => {
  stored.push({ name: 'email/other/unused', size: 1, lastModified: hoursAgo(5) });
  await removeUnusedFiles([], accountKey('email'), now);
  expect(removed).toEqual([]);
});

test('no file is removed any more once another account has signed in', async () => {
  const own = `email/${needMailbox()}`;
  stored.push(...['one', 'two'].map((name) => ({ name: `${own}/${name}`, size: 1, lastModified: hoursAgo(5) })));
  const owner = accountKey('email');
  afterRemoval = () => setStorageOwner('bob');
  await removeUnusedFiles([], owner, now);
  stored.push({ name: `email/${needMailbox()}/three`, size: 1, lastModified: hoursAgo(5) });
  await removeUnusedFiles([], owner, now);
  expect(removed).toEqual([`${own}/one`]);
});

/** Another tab's lock for a mailbox. */
let other: string | undefined;
beforeEach(() => {
  other = undefined;
  const query = async () => ({ held: other === undefined ? [] : [{ name: other }] });
  Object.defineProperty(navigator, 'locks', { value: { request: async () => undefined, query }, configurable: true });
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('files of what undo can bring back are left alone, also while another tab has emails', async () => {
  const name = `email/${needMailbox()}/deleted`;
  stored.push({ name, size: 1, lastModified: '2026-11-20T10:00:00Z' });
  const store = createStore(defaultLayout);
  store.dispatch(signedIn({ email: 'ann@example.nl', sub: '12345678-1234-1234-1234-123456789012' }));
  await store.dispatch(loadEmails());
  const { attachments = [] } = email(name);
  const draft = { to: 'bob@example.nl', subject: '', html: '', attachments };
  store.dispatch(emailDrafted({ id: 21, draft, time: '2026-11-20T10:00:00Z' }));
  const visit = async () => {
    const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });
    const { unmount } = renderHook(() => useRemoveUnusedFiles(selectEmailState(store.getState())), { wrapper });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    unmount();
  };
  store.dispatch(emailsTrashed({ ids: [21], trash: true }));
  store.dispatch(trashEmptied());
  await visit();
  expect(removed).toEqual([]);
  store.dispatch(emailUndone());
  store.dispatch(emailDraftDiscarded(21));
  await visit();
  expect(removed).toEqual([]);
  store.dispatch(emailUndoDismissed());
  other = `polder-email-${needMailbox()}-another`;
  await visit();
  expect(removed).toEqual([]);
  other = undefined;
  await visit();
  expect(removed).toEqual([name]);
});
