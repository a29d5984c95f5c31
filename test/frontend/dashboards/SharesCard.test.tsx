import { screen } from '@testing-library/react';
import { SharesCard } from '../../../frontend/src/features/dashboards/SharesCard';
import { renderRentals } from '../rentals/renderRentals';
import { rental } from '../rentals/rental.fixture';

describe('the shares of the population', () => {
  it('are none without people, which is not the filter’s doing', () => {
    renderRentals(<SharesCard rentals={[rental({ Population: 0 })]} />);
    expect(screen.getByText('These rentals have no people to share out.')).toBeVisible();
  });

  it('are none without rentals, which is', () => {
    renderRentals(<SharesCard rentals={[]} />);
    expect(screen.getByText('No rental matches this filter.')).toBeVisible();
  });
});
