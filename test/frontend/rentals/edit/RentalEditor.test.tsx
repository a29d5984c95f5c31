import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { RentalEditor } from '../../../../frontend/src/features/rentals/edit/RentalEditor';
import { formOf } from '../../../../frontend/src/features/rentals/edit/rentalForm';
import type { Rental } from '../../../../graphql/generated/schema';
import { renderRentals } from '../renderRentals';
import { rental } from '../rental.fixture';

const ignore = () => {};

interface EditorProps {
  readonly onReady: (change: (next: Rental) => void) => void;
  readonly onDirty?: (isDirty: boolean) => void;
}

function Editor({ onReady, onDirty = ignore }: EditorProps) {
  const [current, setCurrent] = useState(rental({ Population: 1234 }));
  useEffect(() => onReady(setCurrent), [onReady]);
  return (
    <RentalEditor
      rental={current}
      first={formOf(current)}
      refusal={null}
      onDirty={onDirty}
      onSave={ignore}
      onDelete={ignore}
      onRestore={ignore}
      onRestoreVersion={ignore}
      onCancel={ignore}
    />
  );
}

/** Shows the form of a rental. @returns a function that changes the rental as others do */
function showEditor(): (next: Rental) => void {
  let change = (_next: Rental): void => {};
  const onReady = (given: typeof change) => {
    change = given;
  };
  renderRentals(<Editor onReady={onReady} />);
  return (next) => act(() => change(next));
}

const population = () => screen.getByLabelText<HTMLInputElement>('Population');

test('an untouched form follows what others write', () => {
  const change = showEditor();
  change(rental({ Population: 5678, _version: 2 }));
  expect(population().value).toBe('5678');
  expect(screen.queryByText(/Somebody changed this rental/)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

test('what is typed stays when others change the rental, and a notice offers theirs', async () => {
  const change = showEditor();
  await userEvent.type(population(), '9');
  change(rental({ Population: 5678, _version: 2 }));
  expect(population().value).toBe('12349');
  expect(screen.getByText(/Somebody changed this rental/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show the latest' }));
  expect(population().value).toBe('5678');
  expect(screen.queryByText(/Somebody changed this rental/)).toBeNull();
});

test('a form that is removed, as signing out in another tab does, has nothing to ask about', async () => {
  const onDirty = jest.fn();
  const { unmount } = renderRentals(<Editor onReady={ignore} onDirty={onDirty} />);
  await userEvent.type(population(), '9');
  expect(onDirty).toHaveBeenLastCalledWith(true);
  unmount();
  expect(onDirty).toHaveBeenLastCalledWith(false);
});
