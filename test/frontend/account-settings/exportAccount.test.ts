import { type ExportSources, exportAccount } from '../../../frontend/src/features/account-settings/exportAccount';

const entry = (version: number) => ({ rentalId: 'nl', version }) as never;

function sources(pages: number): ExportSources & { asked: unknown[] } {
  const asked: unknown[] = [];
  return {
    asked,
    readAccount: async () => ({ email: 'ann@example.nl' }),
    mySettings: async () => [{ sub: 'ann', name: 'theme', value: '{"darkMode":true}', changedAt: 0 }],
    listUserFilesIn: async () => [{ name: 'profile/picture.png', size: 5, lastModified: undefined }],
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
  const progress: number[] = [];
  const all = await exportAccount('ann', from, new AbortController().signal, (count) => progress.push(count));
  expect(all).toMatchObject({
    account: { email: 'ann@example.nl' },
    settings: [{ name: 'theme', value: { darkMode: true }, changedAt: '1970-01-01T00:00:00.000Z' }],
    files: [{ name: 'profile/picture.png' }],
    activity: [{ version: 0 }, { version: 1 }, { version: 2 }],
    thisBrowser: { recentPages: ['/about'] },
  });
  expect(progress).toEqual([1, 2, 3]);
  expect(from.asked).toEqual([null, '1', '2'].map((nextToken) => ({ person: 'ann', limit: 1000, nextToken })));
});

test('asks for no further page once it is cancelled', async () => {
  const controller = new AbortController();
  const from = sources(100);
  const cancel = (count: number) => count === 2 && controller.abort();
  await expect(exportAccount('ann', from, controller.signal, cancel)).rejects.toMatchObject({ name: 'AbortError' });
  expect(from.asked).toHaveLength(2);
});
