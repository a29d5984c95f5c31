import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityField } from '../../../frontend/src/features/shop/QuantityField';
import { startTranslations } from '../../../frontend/src/lib/i18n';

beforeAll(() => startTranslations(['shop'], 'en'));

function Field() {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <QuantityField label="Quantity" value={quantity} max={12} onChange={setQuantity} />
      <p>Ordered: {quantity}</p>
    </>
  );
}

test('the quantity can be cleared and typed again', async () => {
  render(<Field />);
  const field = screen.getByRole('spinbutton');
  await userEvent.type(field, '{Backspace}');
  expect(field).toHaveValue(null);
  await userEvent.type(field, '3');
  expect(field).toHaveValue(3);
});

test('what is typed is corrected on leaving or Enter, not while it is typed', async () => {
  render(<Field />);
  const field = screen.getByRole('spinbutton');
  const enter = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  await enter('39');
  expect(field).toHaveValue(39);
  await userEvent.tab();
  expect(field).toHaveValue(12);

  await enter('0');
  expect(field).toHaveValue(0);
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue(1);

  await enter('05');
  await userEvent.tab();
  expect(field).toHaveValue(5);
  expect(screen.getByText('Ordered: 5')).toBeInTheDocument();
});

test('the buttons count from what is typed', async () => {
  render(<Field />);
  const field = screen.getByRole('spinbutton');
  await userEvent.clear(field);
  await userEvent.type(field, '40');
  const [, more] = screen.getAllByRole('button');
  await userEvent.click(more as HTMLElement);
  expect(field).toHaveValue(12);
});

test('leaving an empty field restores the quantity', async () => {
  render(<Field />);
  const field = screen.getByRole('spinbutton');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).toHaveValue(1);
});
