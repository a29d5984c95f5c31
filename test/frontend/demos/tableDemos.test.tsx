/** Searching and sorting in the demos of tables, and their buttons at either end. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import GroupedRows from '../../../frontend/src/demos/tables/react-table/GroupedRows.demo';
import SelectAndExport from '../../../frontend/src/demos/tables/react-table/SelectAndExport.demo';
import SortAndFilter from '../../../frontend/src/demos/tables/react-table/SortAndFilter.demo';
import { staysUpTo } from '../../../frontend/src/demos/tables/stays';
import BasicPagination from '../../../frontend/src/demos/ui/pagination/Basic.demo';
import ManyPages from '../../../frontend/src/demos/ui/pagination/ManyPages.demo';
import RowsPerPage from '../../../frontend/src/demos/ui/pagination/RowsPerPage.demo';
import PauseAndResume from '../../../frontend/src/demos/ui/progress/PauseAndResume.demo';
import Steps from '../../../frontend/src/demos/ui/progress/Steps.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { saveFile } from '../../../frontend/src/lib/saveFile';

jest.mock('../../../frontend/src/lib/saveFile');

beforeAll(() => startTranslations(['common'], 'en'));

const column = (place: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[place]?.textContent ?? '');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const search = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
const inOrder = (texts: string[]) => texts.toSorted(new Intl.Collator('nl', { numeric: true }).compare);

test('the search finds what is shown, in any column', () => {
  render(<SortAndFilter />);
  const { guest, city, rent } = staysUpTo(14)[0] ?? { guest: '', city: '', rent: 0 };
  search('apartment');
  expect(new Set(column(2))).toEqual(new Set(['Apartment']));
  search('2025-');
  expect(screen.getByRole('status')).toHaveTextContent('0 of 14 stays');
  search(`${city} ${guest} ${rent}`);
  expect(column(0)).toEqual([guest]);
});

test('texts are sorted as they are shown, by letters', () => {
  const { unmount } = render(<SortAndFilter />);
  press('Kind');
  expect(column(2)).toEqual(inOrder(column(2)));
  press('Guest');
  expect(column(0)).toEqual(inOrder(column(0)));
  expect(column(0)[0]).toMatch(/^Aïsha/);
  unmount();
  render(<SelectAndExport />);
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '20' } });
  press('Rental');
  expect(column(2)).toEqual(inOrder(column(2)));
});

test('selected rows are saved in the order in which they are shown', async () => {
  render(<SelectAndExport />);
  press('Guest');
  press('Guest');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const shown = column(1);
  press('Save 5 stays as CSV');
  const [file] = jest.mocked(saveFile).mock.lastCall ?? [];
  const [, ...lines] = (await textOf(file as Blob)).trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[1])).toEqual(shown);
});

/** jsdom's blobs have no `text`. */
const textOf = (file: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(file);
  });

test('a table that is grouped otherwise is named by its groups', () => {
  const { rerender } = render(<GroupedRows groupBy="province" />);
  screen.getByRole('table', { name: 'Nights and rent by province' });
  rerender(<GroupedRows groupBy="city" />);
  screen.getByRole('table', { name: 'Nights and rent by city' });
});

const Basic = () => <BasicPagination size="md" align="start" icons />;
test.each<[string, ComponentType, string]>([
  ['all pages', Basic, 'Next page'],
  ['many pages', ManyPages, 'Last page'],
  ['rows per page', RowsPerPage, 'Next page'],
  ['steps', Steps, 'Next'],
])('%s: the button at the end keeps the focus, and does no more', (_name, Demo, name) => {
  render(<Demo />);
  for (let times = 0; times < 5; times += 1) press(name);
  const last = screen.getByRole('status').textContent;
  press(name);
  expect(screen.getByRole('status')).toHaveTextContent(last);
  expect(screen.getByRole('button', { name })).toBeEnabled();
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});

test('the button of a finished import keeps the focus, and does no more', () => {
  jest.useFakeTimers();
  render(<PauseAndResume />);
  press('Import');
  act(() => jest.advanceTimersByTime(4_000));
  press('Pause');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-disabled', 'true');
  press('Start again');
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  jest.useRealTimers();
});

test('groups that were opened one by one are closed and opened together', () => {
  render(<GroupedRows groupBy="kind" />);
  const closed = () => screen.queryAllByRole('button', { expanded: false });
  const count = closed().length;
  for (const group of closed()) fireEvent.click(group);
  expect(closed()).toHaveLength(0);
  press('Close all');
  expect(closed()).toHaveLength(count);
  press('Open all');
  expect(closed()).toHaveLength(0);
});
