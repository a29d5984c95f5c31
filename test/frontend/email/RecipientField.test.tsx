import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { RecipientField } from '../../../frontend/src/features/email/RecipientField';
import { startTranslations } from '../../../frontend/src/lib/i18n';

const known = [
  { name: 'Bram Visser', email: 'bram.visser@polder.example' },
  { name: 'Aylin Demir', email: 'aylin.demir@polder.example' },
];
const ref = createRef<HTMLInputElement>();

function Recipients() {
  const [value, setValue] = useState('');
  return <RecipientField label="To" value={value} onChange={setValue} problem={undefined} known={known} ref={ref} />;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'To' });

beforeAll(() => startTranslations(['email'], 'en'));
beforeEach(() => {
  render(<Recipients />);
});

test('a recipient taken in the middle leaves the caret behind it', async () => {
  await userEvent.type(field(), 'vi, ann@polder.example');
  await userEvent.type(field(), 's', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Bram Visser');
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Bram Visser <bram.visser@polder.example>, ann@polder.example');
  expect(field().selectionStart).toBe('Bram Visser <bram.visser@polder.example>, '.length);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('the pointer takes a recipient, and the field keeps the focus', async () => {
  await userEvent.type(field(), 'polder');
  await userEvent.click(screen.getByRole('option', { name: /Aylin/ }));
  expect(field()).toHaveValue('Aylin Demir <aylin.demir@polder.example>, ');
  expect(field()).toHaveFocus();
  expect(ref.current).toBe(field());
});

test('the list closes with Escape and without the focus', async () => {
  await userEvent.type(field(), 'vis');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('s');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
