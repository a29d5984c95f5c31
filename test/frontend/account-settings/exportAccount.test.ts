import {
  type ExportProgress,
  type ExportSources,
  exportAccount,
} from '../../../frontend/src/features/account-settings/exportAccount';
import { personNamed } from '../people/people.fixture';

const person = personNamed('ann', {
  role: 'editor',
  lastSignInAt: '2026-11-23T09:00:00.000Z',
  addedBy: 'bob@example.nl',
});
const entry = (version: number) => ({ rentalId: 'nl', version }) as never;

function sources(pages: number): ExportSources & { asked: unknown[] } {
  const asked: unknown[] = [];
  return {
    asked,
    readAccount: async () => ({ email: 'ann@example.nl' }),
    readMe: async () => ({ person, interpreted: [{ day: '2026-11-23', characters: 300 }] }),
    mySettings: async () => [{ sub: 'ann', name: 'theme', value: '{"darkMode":true}', changedAt: 0 }],
    listUserFilesIn: async () => [
      { name: 'profile/picture.png', size: 5, lastModified: undefined },
      { name: 'imports/gone.csv', size: 5, lastModified: undefined },
    ],
    readUserFile: async (name) => (name.endsWith('.png') ? new Blob(['a picture']) : null),
    async listActivity(page) {
      asked.push(page);
      const index = Number(page.nextToken ?? 0);
      return { items: [entry(index)], nextToken: index + 1 < pages ? String(index + 1) : null };
    },
  };
}

beforeEach(() => localStorage.clear());

test('contains the account, its settings and files, the person’s changes, and what this browser stores', async () => {
  localStorage.setItem('polder.account.ann.recentPages', '["/about"]');
  localStorage.setItem('polder.account.bob.recentPages', '["/people"]');
  const from = sources(3);
  const progress: ExportProgress[] = [];
  const { account, files } = await exportAccount('ann', from, new AbortController().signal, (now) =>
    progress.push(now),
  );
  expect(account).toMatchObject({
    account: { email: 'ann@example.nl' },
    person: { role: 'editor', lastSignInAt: '2026-11-23T09:00:00.000Z', addedBy: 'bob@example.nl' },
    interpreted: [{ day: '2026-11-23', characters: 300 }],
    settings: [{ name: 'theme', value: { darkMode: true }, changedAt: '1970-01-01T00:00:00.000Z' }],
    files: [{ name: 'profile/picture.png' }, { name: 'imports/gone.csv' }],
    activity: [{ version: 0 }, { version: 1 }, { version: 2 }],
    thisBrowser: { recentPages: ['/about'] },
  });
  expect(progress.map(({ entries }) => entries)).toEqual([1, 2, 3, 3, 3]);
  // What a file contains, and no file that was removed meanwhile.
  expect(files.map(({ name, content }) => [name, content.size])).toEqual([
    ['account.json', expect.any(Number)],
    ['files/profile/picture.png', 9],
  ]);
  expect(from.asked).toEqual([null, '1', '2'].map((nextToken) => ({ person: 'ann', limit: 1000, nextToken })));
});

test('asks for no further page once it is cancelled', async () => {
  const controller = new AbortController();
  const from = sources(100);
  const cancel = ({ entries }: ExportProgress) => entries === 2 && controller.abort();
  await expect(exportAccount('ann', from, controller.signal, cancel)).rejects.toMatchObject({ name: 'AbortError' });
  expect(from.asked).toHaveLength(2);
});
