import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppBootstrap } from '../../../frontend/src/app/AppBootstrap';
import { startTranslations } from '../../../frontend/src/lib/i18n';

beforeAll(() => startTranslations([], 'en'));

test('the application shows once it is prepared', async () => {
  render(<AppBootstrap prepare={async () => {}}>The application</AppBootstrap>);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(await screen.findByText('The application')).toBeInTheDocument();
});

test('a failed start says so, and can be tried again', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const prepare = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(undefined);
  render(<AppBootstrap prepare={prepare}>The application</AppBootstrap>);

  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be shown');
  expect(screen.queryByText('The application')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The application')).toBeInTheDocument();
  expect(prepare).toHaveBeenCalledTimes(2);
  errors.mockRestore();
});
