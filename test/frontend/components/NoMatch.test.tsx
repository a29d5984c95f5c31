import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoMatch } from '../../../frontend/src/components/NoMatch';

test('says that nothing matches, and leads back to all', async () => {
  const onShowAll = jest.fn();
  render(<NoMatch title="No ticket" hint="Search for less." showAllLabel="Show all" onShowAll={onShowAll} />);
  expect(screen.getByText('No ticket')).toBeVisible();
  expect(screen.getByText('Search for less.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(onShowAll).toHaveBeenCalledTimes(1);
});
