import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ActivityFilter, noFilter } from '../../../frontend/src/features/activity/activityFilter';
import { ExportActivity } from '../../../frontend/src/features/activity/ExportActivity';
import { startTranslations } from '../../../frontend/src/lib/i18n';

const listActivity = jest.fn();
let arrive: () => void;

jest.mock('../../../frontend/src/features/activity/useActivity', () => ({
  loadHistoryApi: () =>
    new Promise((resolve) => {
      arrive = () => resolve({ listActivity });
    }),
}));
jest.mock('../../../frontend/src/lib/saveFile', () => ({ saveFile: () => {} }));

const deleted: ActivityFilter = { ...noFilter, kind: 'delete' };
const imported: ActivityFilter = { ...noFilter, kind: 'import' };
const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const apiArrives = () =>
  act(async () => {
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
const kindsRead = () => listActivity.mock.calls.map(([{ kind }]) => kind);

beforeEach(async () => {
  listActivity.mockReset().mockResolvedValue({ items: [], nextToken: null });
  await startTranslations(['activity', 'errors'], 'en');
});

test('an export that was cancelled while its module loads does not begin', async () => {
  const { rerender } = render(<ExportActivity filter={deleted} isDisabled={false} />);
  await press('Export CSV');
  await press('Cancel');
  await apiArrives();
  expect(kindsRead()).toEqual([]);
  rerender(<ExportActivity filter={imported} isDisabled={false} />);
  await press('Export CSV');
  await apiArrives();
  expect(kindsRead()).toEqual(['import']);
});

test('an export that failed goes on with its own filter, and starts anew with another', async () => {
  listActivity.mockRejectedValueOnce(new Error('no network'));
  const { rerender } = render(<ExportActivity filter={deleted} isDisabled={false} />);
  await press('Export CSV');
  await apiArrives();
  rerender(<ExportActivity filter={imported} isDisabled={false} />);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  rerender(<ExportActivity filter={deleted} isDisabled={false} />);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  rerender(<ExportActivity filter={imported} isDisabled={false} />);
  await press('Export CSV');
  await apiArrives();
  expect(kindsRead()).toEqual(['delete', 'import']);
});

test('going on with one that failed leaves the focus at the button that cancels', async () => {
  listActivity.mockRejectedValueOnce(new Error('no network'));
  render(<ExportActivity filter={deleted} isDisabled={false} />);
  await press('Export CSV');
  await apiArrives();
  screen.getByRole('button', { name: 'Continue' }).focus();
  await press('Continue');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await apiArrives();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
});
