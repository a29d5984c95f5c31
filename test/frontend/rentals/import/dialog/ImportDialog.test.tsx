import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ImportDialog from '../../../../../frontend/src/features/rentals/import/dialog/ImportDialog';
import type { FileFormat } from '../../../../../frontend/src/features/rentals/import/read/importFile';
import { getImportManager } from '../../../../../frontend/src/features/rentals/import/send/getImportManager';
import { fileChecked } from '../../../../../frontend/src/features/rentals/import/uploadSlice';
import { cloudOpened } from '../../../../../frontend/src/features/rentals/sync/rentalsSlice';
import type { BatchOutcome } from '../../../../../frontend/src/features/rentals/sync/syncApi';
import { signedIn, signedOut } from '../../../../../frontend/src/features/session/sessionSlice';
import type { Rental, RentalInput } from '../../../../../graphql/generated/schema';
import { makeStore, renderRentals } from '../../renderRentals';
import { rental } from '../../rental.fixture';
import { csvFile, fakeDependencies } from '../send/importManager.fixture';

const csv = (text: string) => csvFile(text);
const latin1File = (text: string) => csvFile(Buffer.from(text, 'latin1'));
const good = 'Name,Code,Population\nNederland,NL,17900000\nBelgië,be,11700000\n"Villa "Zon,NL,2\nZeist,NLD,1\n';

function open(
  file: File | null,
  batchTest?: (rows: RentalInput[]) => Promise<BatchOutcome>,
  onSourceClosed: (file: File) => void = () => {},
  beforeReading: (format: FileFormat) => Promise<void> = async () => {},
) {
  const sent: RentalInput[] = [];
  const onClose = jest.fn();
  const store = makeStore();
  store.dispatch(signedIn({ email: 'demo@polder.test', sub: 'demo', role: 'editor' }));
  store.dispatch(cloudOpened());
  const dependencies = fakeDependencies();
  const takeAll = async (rows: RentalInput[]) => {
    sent.push(...rows);
    return dependencies.cloud.batchTest(rows);
  };
  const openFile = async (opened: File) => {
    const source = await dependencies.openFile(opened);
    const close = source.close.bind(source);
    source.close = () => {
      onSourceClosed(opened);
      close();
    };
    const read = source.open.bind(source);
    source.open = async (format) => {
      if (format) await beforeReading(format);
      return read(format);
    };
    return source;
  };
  getImportManager(store, { ...dependencies, openFile, loadApi: async () => ({ batchTest: batchTest ?? takeAll }) });
  const { unmount } = renderRentals(<ImportDialog firstFile={file} onClose={onClose} />, { store });
  return { sent, onClose, store, dependencies, unmount };
}

const importButton = (name: RegExp) => screen.findByRole('button', { name });

describe('importing through the dialog', () => {
  it('shows the rows with their errors in place before anything is sent', async () => {
    const { sent, store } = open(csv(good));
    await importButton(/^Import 2 rentals$/);
    expect(screen.getByText(/2 rows will be left out/)).toBeInTheDocument();
    const malformed = screen.getByText('"Villa "Zon,NL,2').closest('tr') as HTMLElement;
    expect(malformed).toHaveTextContent('InvalidQuotes: Trailing quote on quoted field is malformed');
    expect(within(malformed).getByText('4')).toBeInTheDocument();
    expect(screen.getByText('Code is not two letters, such as NL')).toBeInTheDocument();
    expect(store.getState().upload.uploadData).toHaveLength(4);
    expect(sent).toEqual([]);
  });

  it('shows the rows held by the store, which holds none after the file is closed', async () => {
    const { store } = open(csv(good));
    await importButton(/^Import 2 rentals$/);
    const preview = screen.getByRole('region', { name: 'First rows' });
    expect(within(preview).getByText('Nederland')).toBeInTheDocument();
    const [, ...others] = store.getState().upload.uploadData;
    act(() => void store.dispatch(fileChecked(others)));
    expect(within(preview).queryByText('Nederland')).toBeNull();
    expect(within(preview).getByText('België')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(store.getState().upload.uploadData).toEqual([]);
  });

  it('imports, reports, and puts the rentals into the store', async () => {
    const { sent, onClose, store } = open(csv(good));
    await userEvent.click(await importButton(/^Import 2 rentals$/));
    await screen.findByText('markets.csv', { exact: false });
    await importButton(/^Done$/);
    expect(screen.getByText('Added').parentElement).toHaveTextContent('2');
    expect(screen.getByText('Left out').parentElement).toHaveTextContent('2');
    expect(sent.map(({ Name, Code, Flag }) => [Name, Code, Flag])).toEqual([
      ['Nederland', 'NL', '🇳🇱'],
      ['België', 'BE', '🇧🇪'],
    ]);
    expect(store.getState().rentals.items).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('finds nothing to send when the same file is imported again', async () => {
    const { sent } = open(csv(good));
    await userEvent.click(await importButton(/^Import 2 rentals$/));
    await userEvent.click(await importButton(/^Import another file$/));
    await userEvent.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), csv(good));
    await userEvent.click(await importButton(/^Import 2 rentals$/));
    await importButton(/^Done$/);
    expect(screen.getByText('Unchanged').parentElement).toHaveTextContent('2');
    expect(sent).toHaveLength(2);
  });

  it('says which lines above the column names it skips', async () => {
    const { sent } = open(csv(`Rentals of 2026\n\n${good}`));
    expect(await screen.findByText('The 2 lines above the column names', { exact: false })).toBeInTheDocument();
    await userEvent.click(await importButton(/^Import 2 rentals$/));
    await importButton(/^Done$/);
    expect(sent.map(({ Name }) => Name)).toEqual(['Nederland', 'België']);
  });

  it('waits for a choice of column if it cannot guess one', async () => {
    open(csv('Title,Land code,Count\nOne,NL,many\nTwo,BE,few\n'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a column for Population to go on.');
    await userEvent.selectOptions(screen.getByLabelText('Column for Population'), 'Count');
    expect(await importButton(/^Nothing to import$/)).toBeDisabled();
    expect(screen.getAllByText('Population is not a whole number')).toHaveLength(2);
  });

  it('reads 1.234 as a thousand once the user says so', async () => {
    open(csv('Name,Code,Population\nOne,NL,1.234\n'));
    expect(await importButton(/^Nothing to import$/)).toBeDisabled();
    await userEvent.selectOptions(screen.getByLabelText('1.234 and 1,234 mean'), '1.234 is 1234');
    expect(await importButton(/^Import 1 rental$/)).toBeEnabled();
  });

  it.each([
    ['', /markets\.csv.? has no rows\./],
    ['Name,Code,Population\n', /markets\.csv.? has no rows\./],
    ['PK\u0003\u0004\0\0\0workbook', /is compressed, or a spreadsheet by another name\. Unpack it, or save it as CSV/],
    ['%PDF-1.7 rentals', /is a PDF.* Ask for the figures as CSV/],
    ['[{"Name":"One","Code":"NL","Population":1}]', /is JSON.* Export the rows as CSV/],
    ['<!DOCTYPE html>\n<title>Rentals</title>\n', /is a web page or XML\. Open it in a spreadsheet program/],
    ['\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\x03', /does not look like text\. Save it as CSV/],
  ])('refuses files that are not lists of rentals, and allows choosing another: %j', async (text, message) => {
    open(csv(text));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  });

  it('waits for the user when the session has ended, and continues where it was', async () => {
    let isSignedIn = false;
    open(csv(good), async (rows) => {
      if (!isSignedIn) throw Object.assign(new Error('No current user'), { name: 'NoSignedUser' });
      return { rentals: rows.map((row) => rental({ ...(row as Partial<Rental>) })), failures: [] };
    });
    await userEvent.click(await importButton(/^Import 2 rentals$/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
    isSignedIn = true;
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await importButton(/^Done$/);
    expect(screen.getByText('Added').parentElement).toHaveTextContent('2');
  });

  it('allows correcting a row in place, and imports it', async () => {
    const { sent } = open(csv('Name,Code,Population\nZeist,NLD,1\n"Villa "Zon,NL,2\n'));
    const code = await screen.findByLabelText('Code on line 2');
    await userEvent.clear(code);
    await userEvent.type(code, 'nl{Enter}');
    expect(await importButton(/^Import 1 rental$/)).toBeEnabled();
    expect(screen.getByText('Corrected')).toBeInTheDocument();
    const text = screen.getByLabelText('Text of line 3');
    await userEvent.clear(text);
    await userEvent.type(text, '"Villa ""Zon""",NL,2{Enter}');
    await userEvent.click(await importButton(/^Import 2 rentals$/));
    await importButton(/^Done$/);
    expect(sent.map(({ Name, Code }) => [Name, Code])).toEqual([
      ['Zeist', 'NL'],
      ['Villa "Zon"', 'NL'],
    ]);
  });

  it('keeps each correction at its line when the first row becomes the column names, or a row again', async () => {
    const { sent } = open(csv('"Villa "Zon,NL,2\nGebied,CC,2024\nAlpha,NL,100\nBeta,BE,n/a\nGamma,DE,300\n'));
    await userEvent.selectOptions(await screen.findByLabelText('Column for Population'), 'Column 3');
    const correct = async (label: string, value: string) => {
      const cell = await screen.findByLabelText(label);
      await userEvent.clear(cell);
      await userEvent.type(cell, `${value}{Enter}`);
    };
    await correct('Text of line 1', '"Villa ""Zon""",NL,2');
    await correct('Population on line 4', '222');
    const hasHeader = screen.getByLabelText('The first row holds the column names');
    await userEvent.click(hasHeader);
    await importButton(/^Import 4 rentals$/);
    await userEvent.click(hasHeader);
    await importButton(/^Import 5 rentals$/);
    await userEvent.click(hasHeader);
    await userEvent.click(await importButton(/^Import 4 rentals$/));
    await importButton(/^Done$/);
    expect(sent.map(({ Name, Population }) => [Name, Population])).toEqual([
      ['Villa "Zon"', 2],
      ['Alpha', 100],
      ['Beta', 222],
      ['Gamma', 300],
    ]);
  });

  it('reverts typing at Escape, and stays open', async () => {
    const { onClose } = open(csv('Name,Code,Population\nZeist,NLD,1\n'));
    const code = await screen.findByLabelText('Code on line 2');
    await userEvent.type(code, 'x');
    // reactstrap closes a dialog when the key is released, and reads `keyCode`, which user-event leaves out.
    const pressEscape = () => {
      fireEvent.keyDown(code, { key: 'Escape', keyCode: 27 });
      fireEvent.keyUp(code, { key: 'Escape', keyCode: 27 });
    };
    pressEscape();
    expect(code).toHaveValue('NLD');
    expect(onClose).not.toHaveBeenCalled();
    pressEscape();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  describe('closing', () => {
    const faulty = () => csv('Name,Code,Population\nZeist,NLD,1\n');
    const correct = async () => {
      const code = await screen.findByLabelText('Code on line 2');
      await userEvent.clear(code);
      await userEvent.type(code, 'nl{Enter}');
      await importButton(/^Import 1 rental$/);
    };
    const question = () => screen.queryByRole('dialog', { name: 'Discard your corrections?' });
    const pressEscape = () => fireEvent.keyUp(document.activeElement as Element, { key: 'Escape', keyCode: 27 });
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const answer = (name: string) => userEvent.click(within(question() as HTMLElement).getByRole('button', { name }));

    it('asks nothing without corrections', async () => {
      const { onClose } = open(faulty());
      await screen.findByLabelText('Code on line 2');
      await press('Cancel');
      expect(onClose).toHaveBeenCalled();
    });

    it.each(['Cancel', 'Close', 'Escape'])('asks before corrections are dropped: %s', async (way) => {
      const { onClose } = open(faulty());
      await correct();
      const leave = async () => (way === 'Escape' ? pressEscape() : press(way));
      await leave();
      expect(question()).toBeVisible();
      expect(onClose).not.toHaveBeenCalled();
      pressEscape();
      expect(question()).toBeNull();
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
      expect(screen.getByLabelText('Code on line 2')).toHaveValue('nl');
      await leave();
      await answer('Discard corrections');
      expect(onClose).toHaveBeenCalledTimes(1);
    });

    it.each(['Choose another file', 'Back', 'a dropped file'])(
      'asks before another file replaces it: %s',
      async (way) => {
        open(faulty());
        await correct();
        if (way === 'Choose another file') await press(way);
        else if (way === 'Back') await userEvent.click(screen.getAllByText('Choose a file')[0] as HTMLElement);
        else fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [csv(good)] } });
        expect(question()).toBeVisible();
        expect(screen.getByLabelText('Code on line 2')).toHaveValue('nl');
        await answer('Discard corrections');
        expect(question()).toBeNull();
        if (way === 'a dropped file') await importButton(/^Import 2 rentals$/);
        else expect(screen.getByRole('heading', { name: 'Import rentals' })).toHaveFocus();
      },
    );

    it('has the browser ask before the page is closed', async () => {
      open(faulty());
      await screen.findByLabelText('Code on line 2');
      const leave = () => {
        const event = new Event('beforeunload', { cancelable: true });
        window.dispatchEvent(event);
        return event.defaultPrevented;
      };
      expect(leave()).toBe(false);
      await correct();
      expect(leave()).toBe(true);
    });
  });

  it('starts once, however often the button is pressed', async () => {
    const { store, dependencies } = open(csv(good));
    const button = await importButton(/^Import 2 rentals$/);
    fireEvent.click(button);
    fireEvent.click(button);
    await importButton(/^Done$/);
    expect(dependencies.cloud.writes).toBe(2);
    expect(store.getState().upload.currentImport).toMatchObject({ end: 'done' });
  });

  it('has the focus in each step, also when the import is stopped by keyboard', async () => {
    let answer = () => {};
    open(csv(good), async (rows) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { rentals: rows.map((row) => rental({ ...(row as Partial<Rental>) })), failures: [] };
    });
    const title = screen.getByRole('heading', { name: 'Import rentals' });
    (await importButton(/^Import 2 rentals$/)).focus();
    await userEvent.keyboard('{Enter}');
    const stop = await importButton(/^Stop$/);
    expect(title).toHaveFocus();
    stop.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(stop).toHaveFocus();
    expect(stop).toHaveAttribute('aria-disabled', 'true');
    answer();
    await importButton(/^Done$/);
    expect(title).toHaveFocus();
  });

  it('starts even if it is closed immediately', async () => {
    const closed: File[] = [];
    const { store, dependencies, unmount } = open(csv(good), undefined, (file) => closed.push(file));
    fireEvent.click(await importButton(/^Import 2 rentals$/));
    unmount();
    await waitFor(() => expect(store.getState().upload.currentImport).toMatchObject({ end: 'done' }));
    expect(dependencies.cloud.writes).toBe(2);
    expect(closed).toEqual([]);
  });

  it('retains corrections while another tab imports, and starts after that', async () => {
    const { sent, dependencies } = open(csv('Name,Code,Population\nZeist,NLD,1\n'));
    const release = await dependencies.lock();
    const code = await screen.findByLabelText('Code on line 2');
    await userEvent.clear(code);
    await userEvent.type(code, 'nl{Enter}');
    await userEvent.click(await importButton(/^Import 1 rental$/));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Another tab is importing a file. Wait until it is done',
    );
    expect(screen.getByLabelText('Code on line 2')).toHaveValue('nl');
    release?.();
    await userEvent.click(await importButton(/^Import 1 rental$/));
    await importButton(/^Done$/);
    expect(sent).toMatchObject([{ Name: 'Zeist', Code: 'NL' }]);
  });

  it.each(['UTF-16 LE', 'UTF-8'])('keeps the file open when its text is invalid as %s', async (encoding) => {
    open(latin1File('Name,Code,Population\nBelgi\xeb,BEL,2\n'));
    const code = await screen.findByLabelText('Code on line 2');
    await userEvent.clear(code);
    await userEvent.type(code, 'be{Enter}');
    await importButton(/^Import 1 rental$/);
    await userEvent.selectOptions(screen.getByLabelText('Letters look wrong?'), encoding);
    await waitFor(() => expect(screen.queryByDisplayValue('België')).not.toBeInTheDocument());
    await userEvent.selectOptions(screen.getByLabelText('Letters look wrong?'), 'Windows-1252');
    expect(await importButton(/^Import 1 rental$/)).toBeEnabled();
    expect(screen.getByDisplayValue('België')).toBeInTheDocument();
  });

  describe('while the text is read again', () => {
    const letters = () => screen.getByLabelText('Letters look wrong?');

    function openSlowly() {
      const answers: (() => void)[] = [];
      const wait = () => new Promise<void>((resolve) => answers.push(resolve));
      const file = latin1File('Name,Code,Population,Count\nBelgi\xeb,BE,2,3\n');
      return { ...open(file, undefined, undefined, wait), answers };
    }

    it('imports nothing, and changes nothing else', async () => {
      const { answers, sent } = openSlowly();
      const start = await importButton(/^Import 1 rental$/);
      letters().focus();
      await userEvent.selectOptions(letters(), 'Windows-1250');
      expect(letters()).toHaveValue('windows-1250');
      expect(letters()).toHaveFocus();
      expect(start).toBeDisabled();
      expect(screen.getByLabelText('Column for Population')).toBeDisabled();
      expect(screen.getByLabelText('1.234 and 1,234 mean')).toBeDisabled();
      expect(screen.getByLabelText('The first row holds the column names')).toBeDisabled();
      expect(screen.queryByRole('region', { name: 'First rows' })).toBeNull();
      await act(async () => answers[0]?.());
      expect(await importButton(/^Import 1 rental$/)).toBeEnabled();
      expect(screen.getByLabelText('Column for Population')).toBeEnabled();
      expect(letters()).toHaveFocus();
      await userEvent.click(start);
      await importButton(/^Done$/);
      expect(sent).toHaveLength(1);
    });

    it('shows it as chosen last, whichever reading ends first', async () => {
      const { answers } = openSlowly();
      await importButton(/^Import 1 rental$/);
      await userEvent.selectOptions(letters(), 'UTF-8');
      await userEvent.selectOptions(letters(), 'Windows-1250');
      await act(async () => answers[1]?.());
      await act(async () => answers[0]?.());
      expect(await importButton(/^Import 1 rental$/)).toBeEnabled();
      expect(letters()).toHaveValue('windows-1250');
      expect(screen.getByText('België')).toBeInTheDocument();
    });
  });

  it('takes another file once the report is in the history, or the user has discarded it', async () => {
    const { dependencies } = open(csv(good));
    dependencies.archive.isDown = true;
    await userEvent.click(await importButton(/^Import 2 rentals$/));
    await screen.findByText(/could not be put into your history/);
    expect(screen.getByRole('button', { name: 'Import another file' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    const question = screen.getByRole('dialog', { name: 'Discard file and report?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await screen.findByLabelText('Choose a file', { selector: 'input' });
    expect(await dependencies.memory.saved()).toBeUndefined();
  });

  it('lists the refused rows with the cloud’s reasons', async () => {
    open(csv('Name,Code,Population\nNederland,NL,1\n'), async () => ({
      rentals: [null],
      failures: [
        {
          errorType: 'ConflictUnhandled',
          message: 'There already is such a rental.',
          errorInfo: { index: 0, id: 'x', rental: rental({ id: 'x', _version: 4 }) },
        },
      ],
    }));
    await userEvent.click(await importButton(/^Import 1 rental$/));
    expect(await screen.findByText('There already is such a rental.')).toBeInTheDocument();
    expect(screen.getByText('Conflicts').parentElement).toHaveTextContent('1');
  });

  it('says so when the file with the rows left out can no longer be read', async () => {
    const { store } = open(csv(good));
    await userEvent.click(await importButton(/^Import 2 rentals$/));
    const download = await importButton(/^Download rows left out$/);
    await importButton(/^Done$/);
    jest
      .spyOn(getImportManager(store), 'rejectedCsv')
      .mockRejectedValueOnce(new DOMException('It was moved.', 'NotReadableError'));
    await userEvent.click(download);
    expect(await screen.findByRole('alert')).toHaveTextContent(/markets\.csv.? could not be read/);
  });

  it('closes when another account is signed in, and stays when the same one is again', async () => {
    const { onClose, store } = open(csv(good));
    await importButton(/^Import 2 rentals$/);
    const signInAgain = (sub: string) =>
      act(() => {
        store.dispatch(signedOut());
        store.dispatch(signedIn({ email: `${sub}@polder.test`, sub, role: 'editor' }));
      });
    signInAgain('demo');
    expect(screen.getByRole('dialog')).toHaveTextContent('markets.csv');
    expect(onClose).not.toHaveBeenCalled();
    signInAgain('bob');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onClose).toHaveBeenCalled();
  });
});
