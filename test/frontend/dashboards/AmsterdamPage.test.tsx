import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AmsterdamPage from '../../../frontend/src/features/dashboards/AmsterdamPage';
import { FlowFigures } from '../../../frontend/src/features/dashboards/amsterdam/FlowFigures';
import { TimelineCard } from '../../../frontend/src/features/dashboards/amsterdam/TimelineCard';
import { FigureCards } from '../../../frontend/src/features/dashboards/FigureCards';
import { ImportIndicator } from '../../../frontend/src/features/rentals/import/ImportIndicator';
import { getImportManager } from '../../../frontend/src/features/rentals/import/send/getImportManager';
import {
  cloudOpened,
  loadFinished,
  rentalsReceived,
  sampleShown,
} from '../../../frontend/src/features/rentals/sync/rentalsSlice';
import { signedIn, signedOut } from '../../../frontend/src/features/session/sessionSlice';
import { csvFile, fakeDependencies } from '../rentals/import/send/importManager.fixture';
import { makeStore, renderRentals } from '../rentals/renderRentals';
import { rental } from '../rentals/rental.fixture';

// Each of these takes an import from its file to its report.
jest.setTimeout(30_000);

describe('the Amsterdam dashboard', () => {
  const card = (name: string) => screen.getByRole('region', { name });

  function showSignedIn(address = '/dashboards/Amsterdam') {
    const store = makeStore();
    const dependencies = fakeDependencies();
    getImportManager(store, dependencies);
    store.dispatch(signedIn({ email: 'anna@polder.test', sub: 'anna', role: 'editor' }));
    store.dispatch(cloudOpened());
    store.dispatch(rentalsReceived({ rentals: [rental({ id: 'gone', Name: 'Gouda', _deleted: true, _version: 2 })] }));
    store.dispatch(loadFinished({ at: Date.now() }));
    renderRentals(
      <>
        <ImportIndicator />
        <AmsterdamPage />
      </>,
      { address, store },
    );
    return { store, dependencies };
  }

  const give = (text: string) =>
    userEvent.upload(screen.getByLabelText('Choose a file', { selector: '.import-card input' }), csvFile(text));

  /** Begins an import of one rental and leaves its dialog. @returns lets the cloud answer */
  async function importInBackground(): Promise<() => void> {
    const { dependencies } = showSignedIn();
    let answer = () => {};
    // The call may come after the test has let it be answered.
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    dependencies.cloud.beforeCall = () => answered;
    await give('Name,Code,Population\nZeist,NL,1\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 rental' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Run in the background' }));
    return answer;
  }

  it('shows guests what signing in offers, without invented figures', async () => {
    const store = makeStore();
    store.dispatch(signedOut());
    store.dispatch(sampleShown([rental()]));
    renderRentals(<AmsterdamPage />, { address: '/dashboards/Amsterdam', store });
    expect(await screen.findByText('This is sample data.')).toBeInTheDocument();
    expect(card('Import history')).toHaveTextContent('once you are signed in');
    expect(screen.getByRole('link', { name: 'Sign in to import' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Synchronisation' })).not.toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/undefined|NaN|amsterdam\./);
  });

  it('takes a file, shows the import in its history, and undoes it', async () => {
    const { dependencies } = showSignedIn();
    expect(await screen.findByText(/Nothing imported yet\./)).toBeInTheDocument();
    await give('Name,Code,Population\nZeist,NL,1\nEde,NL,2\nBad,NLD,3\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Import 2 rentals' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    expect(dependencies.cloud.contents()).toEqual(['Ede 2', 'Zeist 1']);
    const history = card('Import history');
    expect(await within(history).findByText('Imported, some left out')).toBeInTheDocument();

    await userEvent.click(await within(history).findByRole('button', { name: /Undo the import of .?markets\.csv/ }));
    expect(within(history).getByText(/The 2 rentals it added are deleted/)).toBeInTheDocument();
    await userEvent.click(within(history).getByRole('button', { name: 'Undo import' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await within(history).findByText('Undone')).toBeInTheDocument();
    expect(dependencies.cloud.contents()).toEqual([]);
  });

  it('shows a running import on every page, and its dialog at a click', async () => {
    const answer = await importInBackground();
    await userEvent.click(screen.getByRole('button', { name: /Importing .?markets\.csv.?: 0%/ }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('0 of 1 row');
    await act(async () => answer());
    expect(await within(screen.getByRole('dialog')).findByText(/is imported/)).toBeInTheDocument();
    expect(card('Import rentals')).toHaveTextContent(/markets\.csv.? is imported/);
  });

  it('allows importing another file, from the report that the top bar opens too', async () => {
    const answer = await importInBackground();
    await act(async () => answer());
    await userEvent.click(await screen.findByRole('button', { name: /has ended: show the report/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import another file' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
  });

  it('makes the browser ask before closing the page while the file is stored nowhere else', async () => {
    const { dependencies } = showSignedIn();
    dependencies.memory.isFull = true;
    dependencies.cloud.beforeCall = () => new Promise(() => {});
    await give('Name,Code,Population\nZeist,NL,1\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 rental' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Run in the background' }));
    await screen.findByRole('button', { name: 'Show import' });
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('says when another tab prevents undoing an import', async () => {
    const { dependencies } = showSignedIn();
    await give('Name,Code,Population\nZeist,NL,1\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 rental' }));
    await screen.findByText(/are in your history/);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await dependencies.lock();
    const history = card('Import history');
    await userEvent.click(await within(history).findByRole('button', { name: /Undo the import of/ }));
    await userEvent.click(within(history).getByRole('button', { name: 'Undo import' }));
    expect(await within(history).findByRole('alert')).toHaveTextContent('Another tab is importing a file');
    expect(dependencies.cloud.contents()).toEqual(['Zeist 1']);
  });

  it('updates how long ago the last change was', () => {
    jest.useFakeTimers();
    try {
      const rentals = [rental({ _lastChangedAt: Date.now() - 5_000 })];
      renderRentals(<FlowFigures rentals={rentals} isSample={false} />);
      expect(screen.getByText(/5 seconds ago/)).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(120_000));
      expect(screen.getByText(/2 minutes ago/)).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('no longer counts what a week has passed since, on a page that stays open', () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 20, 14, 30) });
    try {
      const added = (daysAgo: number) =>
        rental({ createdAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString() });
      const rentals = [added(1), added(6.5)];
      renderRentals(
        <>
          <FlowFigures rentals={rentals} isSample={false} />
          <FigureCards rentals={rentals} isSample={false} />
          <TimelineCard rentals={rentals} />
        </>,
      );
      const counts = () => [
        screen.getByText('Added in 7 days').nextSibling?.textContent,
        screen.getAllByText(/added in 7 days/)[0]?.textContent,
        screen.getByText(/rentals? added, and/).textContent,
      ];
      expect(counts()).toEqual(['2', '2 added in 7 days', expect.stringContaining('2 rentals added')]);
      act(() => jest.advanceTimersByTime(86_400_000));
      expect(counts()).toEqual(['1', '1 added in 7 days', expect.stringContaining('1 rental added')]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('lists an import whose report was closed while it was being added to the history', async () => {
    const { dependencies } = showSignedIn();
    const add = dependencies.archive.add.bind(dependencies.archive);
    let goOn = () => {};
    dependencies.archive.add = async (...entries) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await add(...entries);
    };
    await give('Name,Code,Population\nZeist,NL,1\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 rental' }));
    await screen.findByText(/Putting the file and this report/);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await act(async () => goOn());
    expect(await within(card('Import history')).findByText('Imported')).toBeInTheDocument();
  });

  it('opens the report from the address, and shows only the history after it was closed', async () => {
    const { store } = showSignedIn('/dashboards/Amsterdam?import=1');
    await screen.findByText(/Nothing imported yet\./);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
    expect(store.getState().upload.currentImport).toBeNull();
  });

  it('lists deleted rentals with a restore button', async () => {
    showSignedIn();
    expect(await screen.findByRole('button', { name: /Restore .?Gouda/ })).toBeEnabled();
    expect(card('Synchronisation')).toHaveTextContent('Changes waiting to be sent0');
    expect(card('Synchronisation')).not.toHaveTextContent('Synchronised up to');
  });

  it('keeps the focus in the card of deleted rentals when one is restored', async () => {
    const { store } = showSignedIn();
    (await screen.findByRole('button', { name: /Restore .?Gouda/ })).focus();
    await userEvent.keyboard('{Enter}');
    act(() => void store.dispatch(rentalsReceived({ rentals: [rental({ id: 'gone', Name: 'Gouda', _version: 3 })] })));
    expect(screen.queryByRole('button', { name: /Restore .?Gouda/ })).toBeNull();
    expect(card('Conflicts and deleted rentals')).toHaveFocus();
  });

  it('restores one rental by a double click, not the next one in its place as well', async () => {
    const { store } = showSignedIn();
    act(
      () =>
        void store.dispatch(
          rentalsReceived({ rentals: [rental({ id: 'next', Name: 'Zeist', _deleted: true, _version: 2 })] }),
        ),
    );
    fireEvent.click(await screen.findByRole('button', { name: /Restore .?Gouda/ }), { detail: 1 });
    fireEvent.click(await screen.findByRole('button', { name: /Restore .?Zeist/ }), { detail: 2 });
    expect(store.getState().rentals.outbox.changes.map(({ rentalId }) => rentalId)).toEqual(['gone']);
  });
});
