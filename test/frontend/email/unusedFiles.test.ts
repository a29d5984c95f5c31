import type { UserFile } from '../../../frontend/src/cloud/userFiles';
import { removeUnusedFiles } from '../../../frontend/src/features/email/attachments/files';
import { needMailbox } from '../../../frontend/src/features/email/attachments/mailbox';
import { newEmail } from '../../../frontend/src/features/email/draftEmail';

const stored: UserFile[] = [];
const removed: string[] = [];
jest.mock('../../../frontend/src/cloud/userFiles', () => ({
  listUserFilesIn: async (folder: string) => stored.filter(({ name }) => name.startsWith(folder)),
  removeUserFile: async (name: string) => void removed.push(name),
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
  await removeUnusedFiles([email(`${own}/used`)], now);
  expect(removed).toEqual([`${own}/unused`]);
});

test('without an attachment ever, nothing is read', async () => {
  stored.push({ name: 'email/other/unused', size: 1, lastModified: hoursAgo(5) });
  await removeUnusedFiles([], now);
  expect(removed).toEqual([]);
});
