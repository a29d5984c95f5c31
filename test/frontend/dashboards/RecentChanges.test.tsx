import { act, screen } from '@testing-library/react';
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
});
