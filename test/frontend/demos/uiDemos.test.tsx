/** What the demos of interface components keep and undo. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import Undo from '../../../frontend/src/demos/ui/toasts/Undo.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

beforeAll(() => startTranslations(['common'], 'en'));

const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('notes that were deleted come back one by one, the last one first', async () => {
  render(<Undo />);
  await press('Delete “New keys for Zwolle”');
  await press('Delete “Call the plumber in Leiden”');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await press('Undo');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('“New keys for Zwolle” is deleted.')).toBeVisible();
  await press('Undo');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
