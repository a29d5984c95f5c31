/** What the demos of interface components keep and undo. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import Range from '../../../frontend/src/demos/ui/forms/Range.demo';
import OffsetAndOrder from '../../../frontend/src/demos/ui/grid/OffsetAndOrder.demo';
import StaticBackdrop from '../../../frontend/src/demos/ui/modal/StaticBackdrop.demo';
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

describe('a message in a dialog', () => {
  const write = async (message: string) => {
    await press('Write to the guests…');
    fireEvent.change(await screen.findByLabelText('Message'), { target: { value: message } });
  };

  test('is there again after it was kept as a draft, and not after it was discarded', async () => {
    render(<StaticBackdrop />);
    await write('Bring a coat.');
    await press('Keep as draft');
    await write('Bring no coat.');
    await press('Discard');
    await press('Write to the guests…');
    expect(await screen.findByLabelText('Message')).toHaveValue('Bring a coat.');
  });
});

test.each([
  ['a range', <Range key="range" />],
  ['a grid', <OffsetAndOrder key="grid" offset={2} priceFirst />],
])('a number of nights can be emptied and typed anew beside %s, and is in bounds when the field is left', (_, demo) => {
  render(demo);
  const nights = screen.getByRole('spinbutton');
  const type = (value: string) => fireEvent.change(nights, { target: { value } });
  type('');
  expect(nights).toHaveValue(null);
  fireEvent.blur(nights);
  expect(nights).toHaveValue(1);
  type('99');
  expect(nights).toHaveValue(99);
  fireEvent.blur(nights);
  expect(nights).toHaveValue(28);
});
