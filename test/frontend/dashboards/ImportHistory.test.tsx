import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import AmsterdamPage from '../../../frontend/src/features/dashboards/AmsterdamPage';
import type { ImportRecord } from '../../../frontend/src/features/rentals/import/importRecord';
import { tallyOf } from '../../../frontend/src/features/rentals/import/importTally';
import { guessColumns } from '../../../frontend/src/features/rentals/import/read/columns';
import { getImportManager } from '../../../frontend/src/features/rentals/import/send/getImportManager';
import { type CurrentImport, importBegun } from '../../../frontend/src/features/rentals/import/uploadSlice';
import { cloudOpened, loadFinished } from '../../../frontend/src/features/rentals/sync/rentalsSlice';
import { signedIn, signedOut } from '../../../frontend/src/features/session/sessionSlice';
import dutch from '../../../frontend/src/locales/nl/dashboards.json';
import { fakeDependencies } from '../rentals/import/send/importManager.fixture';
import { makeStore, renderRentals } from '../rentals/renderRentals';

describe('the import history', () => {
  const account = (sub: string) => signedIn({ email: `${sub}@polder.test`, sub, role: 'editor' });

  const running = {
    kind: 'import',
    fileName: 'towns.csv',
    phase: 'running',
    validRows: 1,
    tally: tallyOf(),
    isArchived: null,
  } as CurrentImport;

  async function show(fileNames: readonly string[]) {
    const store = makeStore();
    const dependencies = fakeDependencies();
    const at = Date.UTC(2026, 10, 20);
    for (const fileName of fileNames) {
      const record: ImportRecord = {
        importId: fileName,
        fileName,
        fileSize: 1,
        encoding: 'utf-8',
        choice: guessColumns([['Name', 'Code', 'Population']]),
        startedAt: at,
        endedAt: at,
        end: 'done',
        rows: 1,
        validRows: 1,
        tally: tallyOf({ inserted: 1 }),
        refused: [],
        canUndo: true,
      };
      dependencies.archive.records.set(fileName, record);
    }
    getImportManager(store, dependencies);
    store.dispatch(account('anna'));
    store.dispatch(cloudOpened());
    store.dispatch(loadFinished({ at: Date.now() }));
    renderRentals(
      <main>
        <AmsterdamPage />
      </main>,
      { address: '/dashboards/Amsterdam', store },
    );
    const card = screen.getByRole('region', { name: 'Import history' });
    await within(card).findByText(fileNames.at(-1) as string);
    const press = async (name: string | RegExp) => {
      act(() => within(card).getByRole('button', { name }).focus());
      await userEvent.keyboard('{Enter}');
    };
    return { store, dependencies, card, press };
  }

  afterEach(() => jest.restoreAllMocks());

  it('never shows the imports of the account before, also while those of the next cannot be read', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { store, dependencies } = await show(['markets.csv']);
    dependencies.archive.list = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(async () => {
      store.dispatch(signedOut());
      store.dispatch(account('bob'));
    });
    expect(await screen.findByText(/The history could not be read/)).toBeVisible();
    expect(screen.queryByText('markets.csv')).toBeNull();
  });

  it('is read again by itself once there is a network again', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { store, dependencies } = await show(['markets.csv']);
    const { list } = dependencies.archive;
    dependencies.archive.list = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(async () => {
      store.dispatch(signedOut());
      store.dispatch(account('bob'));
    });
    const card = await screen.findByRole('region', { name: 'Import history' });
    await within(card).findByRole('button', { name: 'Try again' });
    dependencies.archive.list = list.bind(dependencies.archive);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await within(card).findByText('markets.csv')).toBeVisible();
    expect(within(card).queryByRole('alert')).toBeNull();
  });

  it('returns the focus to the button that asked, when the answer is to keep', async () => {
    const { press } = await show(['markets.csv']);
    await press(/^Remove .?markets\.csv/);
    await press('Keep');
    expect(screen.getByRole('button', { name: /^Remove .?markets\.csv/ })).toHaveFocus();
  });

  it('has the focus after an import was removed, and after all are shown', async () => {
    const { card, press } = await show(Array.from({ length: 12 }, (_, index) => `${index}.csv`).reverse());
    await press('Show all 12');
    expect(card).toHaveFocus();
    await press(/^Remove .?7\.csv/);
    await press('Remove');
    await waitFor(() => expect(within(card).queryByText('7.csv')).toBeNull());
    expect(card).toHaveFocus();
  });

  it('has the focus after the report of an undone import was closed', async () => {
    const { card, press } = await show(['markets.csv']);
    await press(/^Undo the import of .?markets\.csv/);
    await press('Undo import');
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(card).toHaveFocus());
  });

  it('words a failed action in the language of the page, also after that changes', async () => {
    const { dependencies, press } = await show(['markets.csv']);
    dependencies.archive.remove = () => Promise.reject(new TypeError('Failed to fetch'));
    await press(/^Remove .?markets\.csv/);
    await press('Remove');
    const alert = await screen.findByText(/^That did not work/);
    i18next.addResourceBundle('nl', 'dashboards', dutch);
    await act(() => i18next.changeLanguage('nl'));
    expect(alert).toHaveTextContent(/^Dat is niet gelukt/);
    await act(() => i18next.changeLanguage('en'));
  });

  it('keeps the focus on a button while an import runs, and says why it does nothing', async () => {
    const { store, card, press } = await show(['markets.csv']);
    const again = within(card).getByRole('button', { name: /^Import .?markets\.csv.? again/ });
    again.focus();
    act(() => void store.dispatch(importBegun(running)));
    expect(again).toHaveFocus();
    expect(again).toHaveAccessibleDescription('An import is under way, or its report is still open.');
    await press(/^Remove .?markets\.csv/);
    expect(within(card).queryByRole('button', { name: 'Keep' })).toBeNull();
  });
});
