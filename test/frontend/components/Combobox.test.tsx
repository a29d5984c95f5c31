import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from '../../../frontend/src/components/Combobox';

const cities = ['Utrecht', 'Urk', 'Uithoorn'];
const onKeyDown = jest.fn();
const onKeyDownAround = jest.fn();

function Cities() {
  const [value, setValue] = useState('');
  return (
    <Combobox
      aria-label="City"
      value={value}
      onChange={setValue}
      options={cities.filter((city) => city.toLowerCase().startsWith(value))}
      keyOf={(city) => city}
      renderOption={(city) => city}
      onTake={setValue}
      onKeyDown={({ key }) => onKeyDown(key)}
      listLabel="Cities"
      countText={(count) => `${count} cities`}
      emptyText="No city"
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'City' });
const active = () => screen.getByRole('option', { selected: true });

const onDocumentKeyDown = ({ key }: KeyboardEvent) => onKeyDownAround(key);

beforeEach(() => {
  jest.clearAllMocks();
  render(<Cities />);
  document.addEventListener('keydown', onDocumentKeyDown);
});
afterEach(() => document.removeEventListener('keydown', onDocumentKeyDown));

test('arrow keys go around, and the field names the list and its active option', async () => {
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
  await userEvent.type(field(), 'u');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Cities' }).id);
  expect(screen.getByRole('status')).toHaveTextContent('3 cities');
  expect(active()).toHaveTextContent('Utrecht');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent('Uithoorn');
  expect(field()).toHaveAttribute('aria-activedescendant', active().id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent('Urk');
  await userEvent.keyboard('r');
  expect(active()).toHaveTextContent('Urk');
  await userEvent.keyboard('{Backspace}');
  expect(active()).toHaveTextContent('Utrecht');
});

test('Enter and the pointer take an option; an arrow key opens the list again', async () => {
  await userEvent.type(field(), 'u{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Urk');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.clear(field());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('option', { name: 'Uithoorn' }));
  expect(field()).toHaveValue('Uithoorn');
  expect(field()).toHaveFocus();
});

test('keys of the open list are its own, others go on', async () => {
  await userEvent.type(field(), 'u{ArrowDown}{ArrowUp}{Escape}');
  expect(onKeyDown.mock.calls.flat()).toEqual(['u']);
  expect(onKeyDownAround.mock.calls.flat()).toEqual(['u']);
  await userEvent.keyboard('{Enter}{Escape}x{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent('No city');
  expect(onKeyDown.mock.calls.flat()).toEqual(['u', 'Enter', 'Escape', 'x', 'ArrowDown']);
  expect(onKeyDownAround.mock.calls.flat()).toEqual(['u', 'Enter', 'Escape', 'x', 'ArrowDown']);
});
