import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RestrictedButton } from '../../../frontend/src/components/RestrictedButton';

let isReachable = false;
const Loaded = jest.requireActual<typeof import('../../../frontend/src/components/Hint')>(
  '../../../frontend/src/components/Hint',
);
jest.mock('../../../frontend/src/components/Hint', () => ({
  get Hint() {
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
    return Loaded.Hint;
  },
}));

test('without its hint, which did not load, the page stays; the hint is asked for again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  render(
    <main>
      <RestrictedButton reason="Sign in to attach files.">Attach files</RestrictedButton>
    </main>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Attach files' });
  expect(button).toHaveAccessibleDescription('Sign in to attach files.');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));

  isReachable = true;
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(button).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Sign in to attach files.');
  warn.mockRestore();
});
