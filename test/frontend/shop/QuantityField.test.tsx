import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityField } from '../../../frontend/src/features/shop/QuantityField';

function Field() {
  const [quantity, setQuantity] = useState(1);
  return <QuantityField label="Quantity" value={quantity} max={12} onChange={setQuantity} />;
}

test('the quantity can be cleared and typed again', async () => {
  render(<Field />);
  const field = screen.getByRole('spinbutton');
  await userEvent.type(field, '{Backspace}');
  expect(field).toHaveValue(null);
  await userEvent.type(field, '3');
  expect(field).toHaveValue(3);
  await userEvent.type(field, '9');
  expect(field).toHaveValue(12);
});

test('leaving an empty field restores the quantity', async () => {
  render(<Field />);
  const field = screen.getByRole('spinbutton');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).toHaveValue(1);
});
