import {
  conversationWith,
  deletedWith,
  firstOfEach,
  sizeConversations,
  withConversations,
  withFolders,
} from '../../../frontend/src/features/email/conversations';
import { newEmail } from '../../../frontend/src/features/email/draftEmail';
import { type Email, emailsSchema, type Folder } from '../../../frontend/src/features/email/email';
import { listEmails } from '../../../frontend/src/features/email/listEmails';
import { putInto } from '../../../frontend/src/features/email/moveEmails';
import { sampleEmails } from '../../../frontend/src/features/email/sample';

const email = (
  id: number,
  conversation: number | undefined,
  folder: Folder = 'inbox',
  changed: Partial<Email> = {},
) => {
  const made = newEmail(id, { to: '', subject: `Email ${id}`, html: '' }, `2026-11-0${id}T12:00:00Z`, conversation);
  putInto(made, folder);
  return { ...made, ...changed };
};
const ids = (emails: readonly Email[]) => emails.map(({ id }) => id);

// Question, answer, question, and others.
const first = email(1, undefined);
const answer = email(2, 1, 'sent');
const third = email(3, 1, 'inbox', { unread: true });
const unrelated = email(4, undefined);
const draft = email(5, 1, 'draft');
const deleted = email(6, 1, 'inbox', { trash: true });
const spam = email(7, 1, 'spam');
const items = [third, first, unrelated, answer, draft, deleted, spam];

test('a conversation is read in the order of time, without drafts, spam and what is in the trash', () => {
  for (const one of [first, answer, third]) expect(ids(conversationWith(items, one))).toEqual([1, 2, 3]);
  expect(ids(conversationWith(items, unrelated))).toEqual([4]);
  expect(ids(conversationWith(items, draft))).toEqual([5]);
  expect(ids(conversationWith(items, spam))).toEqual([7]);
  expect(ids(conversationWith(items, deleted))).toEqual([6]);
});

test('a list has one of each', () => {
  expect(ids(firstOfEach(items))).toEqual([3, 4, 5, 6, 7]);
  const view = { search: '', everywhere: false, uploading: [] } as const;
  expect(ids(listEmails(items, { ...view, filter: 'inbox' }))).toEqual([4, 3]);
  expect(ids(listEmails(items, { ...view, filter: 'sent' }))).toEqual([2]);
  expect(ids(listEmails(items, { ...view, filter: 'inbox', search: 'Email 1' }))).toEqual([1]);
});

test('the list says how many there are, and whether any is unread', () => {
  const sizes = [...sizeConversations(items).values()];
  expect(sizes[0]).toEqual({ count: 3, unread: 1 });
  expect(sizes.slice(1)).toEqual([1, 1, 1, 1].map((count) => ({ count, unread: 0 })));
});

test('emails bring the others of their conversations', () => {
  expect(ids(withConversations(items, [first]))).toEqual([3, 1, 2]);
  expect(ids(withConversations(items, [draft, unrelated]))).toEqual([4, 5]);
});

test('with an email goes what its conversation has in the same folder; the trash is one folder', () => {
  expect(ids(withFolders(items, [first]))).toEqual([3, 1]);
  expect(ids(withFolders(items, [answer, unrelated]))).toEqual([4, 2]);
  expect(ids(deletedWith(items, [third]))).toEqual([3, 1]);
  const inTrash = items.map((one) => ({ ...one, trash: true }));
  expect(ids(deletedWith(inTrash, [{ ...answer, trash: true }]))).toEqual([3, 1, 2, 6]);
});

test('emails stored before there were conversations are read', () => {
  const stored = sampleEmails().map(({ conversation: _, ...before }) => before);
  expect(emailsSchema.safeParse(stored).success).toBe(true);
  expect(firstOfEach(stored)).toHaveLength(20);
});
