import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from './renderApp';

let isReachable = false;
jest.mock('../../../frontend/src/app/layouts', () => ({
  layouts: {
    ...jest.requireActual<typeof import('../../../frontend/src/app/layouts')>('../../../frontend/src/app/layouts')
      .layouts,
    blank: async () => {
      if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
      return import('../../../frontend/src/layouts/BlankLayout');
    },
  },
}));

test('a layout whose code did not load is loaded again at the next try', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  await renderApp('/auth/loginformik');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isReachable = true;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  error.mockRestore();
});
