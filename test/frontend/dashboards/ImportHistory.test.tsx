import { act, screen, within } from '@testing-library/react';
import AmsterdamPage from '../../../frontend/src/features/dashboards/AmsterdamPage';
import type { ImportRecord } from '../../../frontend/src/features/rentals/import/importRecord';
import { tallyOf } from '../../../frontend/src/features/rentals/import/importTally';
import { getImportManager } from '../../../frontend/src/features/rentals/import/send/getImportManager';
import { cloudOpened, loadFinished } from '../../../frontend/src/features/rentals/sync/rentalsSlice';
import { signedIn, signedOut } from '../../../frontend/src/features/session/sessionSlice';
import { fakeTools } from '../rentals/import/send/importManager.fixture';
import { makeStore, renderRentals } from '../rentals/renderRentals';

describe('the import history', () => {
  const account = (sub: string) => signedIn({ email: `${sub}@polder.test`, sub, role: 'editor' });

  async function show(fileNames: readonly string[]) {
    const store = makeStore();
    const tools = fakeTools();
    const at = Date.UTC(2026, 10, 20);
    for (const fileName of fileNames) {
      const record: ImportRecord = {
        importId: fileName,
        fileName,
        fileSize: 1,
        encoding: 'utf-8',
        choice: { hasHeader: true, mapping: {}, thousands: 'none' },
        startedAt: at,
        endedAt: at,
        end: 'done',
        rows: 1,
        validRows: 1,
        tally: tallyOf({ inserted: 1 }),
        refused: [],
        canUndo: true,
      };
      tools.archive.records.set(fileName, record);
    }
    getImportManager(store, tools);
    store.dispatch(account('anna'));
    store.dispatch(cloudOpened());
    store.dispatch(loadFinished({ at: Date.now() }));
    renderRentals(<AmsterdamPage />, { address: '/dashboards/Amsterdam', store });
    const card = screen.getByRole('region', { name: 'Import history' });
    await within(card).findByText(fileNames.at(-1) as string);
    return { store, tools };
  }

  it('never shows the imports of the account before, also while those of the next cannot be read', async () => {
    const { store, tools } = await show(['markets.csv']);
    tools.archive.list = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(async () => {
      store.dispatch(signedOut());
      store.dispatch(account('bob'));
    });
    expect(await screen.findByText(/The history could not be read/)).toBeVisible();
    expect(screen.queryByText('markets.csv')).toBeNull();
  });
});
