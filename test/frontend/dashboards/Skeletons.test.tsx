import { render } from '@testing-library/react';
import { CardSkeletons } from '../../../frontend/src/features/dashboards/Skeletons';

test('the places held while rentals come in are those that the person gave the cards', () => {
  const cards = [{ id: 'shares', width: 1 } as const, { id: 'recent', width: 3 } as const];
  const { container } = render(<CardSkeletons cards={cards} />);
  const places = [...container.querySelectorAll('.arranged-card')].map(({ className }) => className);
  expect(places).toEqual(['arranged-card is-1-wide', 'arranged-card is-3-wide']);
  expect(container.querySelectorAll('[aria-hidden="true"] .placeholder')).toHaveLength(2);
});
