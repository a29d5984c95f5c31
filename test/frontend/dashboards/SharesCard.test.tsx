import { screen } from '@testing-library/react';
import { SharesCard } from '../../../frontend/src/features/dashboards/SharesCard';
import { renderRentals } from '../rentals/renderRentals';
import { rental } from '../rentals/rental.fixture';

describe('the shares of the population', () => {
  it('are empty without people, which is not due to the filter', async () => {
    renderRentals(<SharesCard rentals={[rental({ Population: 0 })]} />);
    expect(await screen.findByText('These rentals have no population, so there are no shares to show.')).toBeVisible();
  });

  it('are not called zero where they are small', () => {
    const [large, small] = [rental({ Name: 'Much', Population: 10_000_000 }), rental({ Name: 'Few', Population: 1 })];
    renderRentals(<SharesCard rentals={[{ ...large, id: 'much' }, small]} />);
    expect(screen.getByText('100%')).toBeVisible();
    expect(screen.getByText('<0.1%')).toBeVisible();
  });

  it('are empty without rentals, which is due to the filter', async () => {
    renderRentals(<SharesCard rentals={[]} />);
    expect(await screen.findByText('No rental matches this filter.')).toBeVisible();
  });
});
