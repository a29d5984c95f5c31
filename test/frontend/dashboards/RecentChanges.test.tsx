import { act, fireEvent, screen } from '@testing-library/react';
import { RecentChanges } from '../../../frontend/src/features/dashboards/RecentChanges';
import { renderRentals } from '../rentals/renderRentals';
import { rental } from '../rentals/rental.fixture';

describe('the recent changes', () => {
  afterEach(() => jest.useRealTimers());

  it('update how long ago they were', () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 30, 23, 59) });
    renderRentals(<RecentChanges rentals={[rental({ _lastChangedAt: Date.now() - 5000 })]} isSample={false} />);
    expect(screen.getByText('5 seconds ago')).toBeVisible();
    // Past midnight, and the end of the month.
    act(() => jest.advanceTimersByTime(10 * 60_000));
    expect(screen.getByText('10 minutes ago')).toBeVisible();
  });

  it.each([0, 1])('say of version %i that it was added', (_version) => {
    renderRentals(<RecentChanges rentals={[rental({ _version })]} isSample={false} />);
    expect(screen.getByText('Added')).toBeVisible();
  });

  it('have the focus after all are shown on a phone', () => {
    const rentals = ['Delft', 'Ede', 'Gouda', 'Zeist'].map((Name) => rental({ id: Name, Name }));
    renderRentals(<RecentChanges rentals={rentals} isSample={false} />);
    const button = screen.getByRole('button', { name: /4/ });
    button.focus();
    fireEvent.click(button);
    expect(screen.getByRole('region', { name: 'Recent changes' })).toHaveFocus();
  });
});
