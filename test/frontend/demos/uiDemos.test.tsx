/** What the demos of interface components keep and undo. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import Range from '../../../frontend/src/demos/ui/forms/Range.demo';
import OffsetAndOrder from '../../../frontend/src/demos/ui/grid/OffsetAndOrder.demo';
import StaticBackdrop from '../../../frontend/src/demos/ui/modal/StaticBackdrop.demo';
import AutoHide from '../../../frontend/src/demos/ui/toasts/AutoHide.demo';
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

test('a toast stays while it has the pointer or the focus, whichever leaves first', async () => {
  jest.useFakeTimers();
  render(<AutoHide />);
  await press('Import 240 rentals');
  const toast = screen.getByRole('alert');
  const close = screen.getByRole('button', { name: 'Close' });
  const wait = () => act(async () => jest.advanceTimersByTime(10_000));
  act(() => close.focus());
  fireEvent.pointerEnter(toast);
  fireEvent.pointerLeave(toast);
  await wait();
  expect(toast).toHaveClass('show');
  fireEvent.pointerEnter(toast);
  act(() => close.blur());
  await wait();
  expect(toast).toHaveClass('show');
  fireEvent.pointerLeave(toast);
  await wait();
  expect(toast).not.toHaveClass('show');
  jest.useRealTimers();
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
