import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ImportButton } from '../../../../frontend/src/features/rentals/import/ImportButton';
import { type ColumnMapping, importFields } from '../../../../frontend/src/features/rentals/import/read/columns';
import { noEarlierBatches } from '../../../../frontend/src/features/rentals/import/send/batches';
import { getImportManager } from '../../../../frontend/src/features/rentals/import/send/getImportManager';
import { importBegun } from '../../../../frontend/src/features/rentals/import/uploadSlice';
import { locked, signedIn } from '../../../../frontend/src/features/session/sessionSlice';
import { makeStore, renderRentals } from '../renderRentals';
import { csvFile, fakeDependencies } from './send/importManager.fixture';

/** No column is what any field comes from. */
const noMapping = Object.fromEntries(importFields.map((field) => [field, null])) as ColumnMapping;

const drop = (name: string) =>
  fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [csvFile('Name\nZeist\n', name)] } });

test('a file dropped while an import runs opens that import, and does not replace the page', async () => {
  const store = makeStore();
  store.dispatch(signedIn({ email: 'demo@polder.test', sub: 'demo', role: 'editor' }));
  getImportManager(store, fakeDependencies());
  store.dispatch(
    importBegun({
      ...{ importId: 'first', kind: 'import', fileName: 'first.csv', phase: 'running', validRows: 10, leftOut: 0 },
      ...{ tally: noEarlierBatches.tally, startedAt: 0, doneBefore: 0, failure: null, survivesReload: true },
      ...{ end: null, isArchived: null, refused: [], refusedCount: 0, firstRejected: [], mapping: noMapping },
    }),
  );
  renderRentals(<ImportButton />, { store });
  const isLeftToTheBrowser = drop('second.csv');
  expect(isLeftToTheBrowser).toBe(false);
  expect(await screen.findByRole('progressbar', { name: /first\.csv/ })).toBeInTheDocument();
  expect(screen.queryByText(/second\.csv/)).toBeNull();
});

test('a dropped file is shown once the panel of a rental is closed', async () => {
  const store = makeStore();
  store.dispatch(signedIn({ email: 'demo@polder.test', sub: 'demo', role: 'editor' }));
  getImportManager(store, fakeDependencies());
  const { search } = renderRentals(<ImportButton />, { store, address: '/?rental=new' });
  drop('towns.csv');
  expect(await screen.findByRole('dialog', { name: 'Import rentals' })).toBeInTheDocument();
  expect(search()).toBe('');
});

test('an address that opens the import tells a viewer why it does not, in whatever language the page has', async () => {
  const store = makeStore();
  store.dispatch(signedIn({ email: 'demo@polder.test', sub: 'demo', role: 'viewer' }));
  renderRentals(<ImportButton />, { store, address: '/?import=1' });
  await waitFor(() =>
    expect(store.getState().notifications.items).toMatchObject([{ textKey: 'common:denied.viewer', params: {} }]),
  );
});

test('corrections of a file are there again when a locked screen is unlocked', async () => {
  const account = { email: 'demo@polder.test', sub: 'demo', role: 'editor' } as const;
  const store = makeStore();
  store.dispatch(signedIn(account));
  getImportManager(store, fakeDependencies());
  const { unmount } = renderRentals(<ImportButton />, { store });
  fireEvent.drop(window, {
    dataTransfer: {
      types: ['Files'],
      files: [csvFile('Town,District,Code,Population\nZeist,Centre,NLD,1\n', 'towns.csv')],
    },
  });
  const column = await screen.findByLabelText('Column for Name');
  fireEvent.change(column, { target: { value: '1' } });
  const code = await screen.findByLabelText('Code on line 2');
  fireEvent.change(code, { target: { value: 'nl' } });
  fireEvent.blur(code);
  await screen.findByRole('button', { name: 'Import 1 rental' });
  act(() => void store.dispatch(locked(account)));
  unmount();
  store.dispatch(signedIn(account));

  renderRentals(<ImportButton />, { store });
  expect(await screen.findByRole('button', { name: 'Import 1 rental' })).toBeEnabled();
  expect(screen.getByText('towns.csv')).toBeInTheDocument();
  expect(screen.getByLabelText('Column for Name')).toHaveValue('1');
  expect(screen.getByLabelText('Code on line 2')).toHaveValue('nl');
});
