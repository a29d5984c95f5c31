import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noCriteria } from '../../../frontend/src/features/rentals/filterRentals';
import { RentalFilterBar } from '../../../frontend/src/features/rentals/RentalFilterBar';
import { useListParams } from '../../../frontend/src/features/rentals/useListParams';
import { renderRentals } from './renderRentals';

function Filter() {
  return <RentalFilterBar list={useListParams()} />;
}

describe('the filter bar', () => {
  it('shows what the address says, and the store follows', () => {
    const { store } = renderRentals(<Filter />, { address: '/?q=belg&min=5000&deleted=only&since=2026-11-01' });
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('belg');
    expect(screen.getByLabelText('Population from')).toHaveValue('5000');
    expect(screen.getByLabelText('Show')).toHaveValue('only');
    expect(screen.getByLabelText('Changed since')).toHaveValue('2026-11-01');
    expect(store.getState().filter.criteria).toEqual({
      text: 'belg',
      leastPopulation: 5000,
      mostPopulation: null,
      deletion: 'only',
      changedSince: '2026-11-01',
    });
  });

  it('writes what is typed into the address, and keeps the rest of it', async () => {
    const { search, store } = renderRentals(<Filter />, { address: '/?tab=2&min=7' });
    await userEvent.type(screen.getByRole('searchbox'), 'zeist');
    await waitFor(() => expect(search()).toBe('?tab=2&q=zeist&min=7'));
    await waitFor(() => expect(store.getState().filter.criteria).toMatchObject({ text: 'zeist', leastPopulation: 7 }));
  });

  it('takes a pasted population with its marks', async () => {
    const { search } = renderRentals(<Filter />);
    await userEvent.click(screen.getByLabelText('Population to'));
    await userEvent.paste('1.234.567');
    await waitFor(() => expect(search()).toBe('?max=1234567'));
  });

  it('says why nothing can match', () => {
    renderRentals(<Filter />, { address: '/?min=5&max=4' });
    expect(screen.getByRole('alert')).toHaveTextContent('lower limit is above the upper one');
    expect(screen.getByLabelText('Population from')).toBeInvalid();
  });

  it('clears everything at once', async () => {
    const { search, store } = renderRentals(<Filter />, { address: '/?q=belg&max=9&sort=Name&order=asc' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByLabelText('Population to')).toHaveValue('');
    expect(search()).toBe('?sort=Name&order=asc');
    expect(store.getState().filter).toMatchObject({ criteria: noCriteria, clearFilter: true });
    expect(screen.getByRole('button', { name: 'Clear filter' })).toBeDisabled();
  });
});
