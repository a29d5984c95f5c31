import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShortcuts } from '../../../frontend/src/components/useShortcuts';

const run = jest.fn();

function Page({ isOpen }: { readonly isOpen: boolean }) {
  useShortcuts([{ keys: 'Delete', does: 'Delete', run }]);
  return (
    <dialog open={isOpen}>
      <button type="button">Done</button>
    </dialog>
  );
}

beforeEach(() => run.mockClear());

test('a shortcut runs while the page is shown', async () => {
  render(<Page isOpen={false} />);
  await userEvent.keyboard('{Delete}');
  expect(run).toHaveBeenCalledTimes(1);
});

test('no shortcut runs behind a dialog of the browser', async () => {
  render(<Page isOpen />);
  screen.getByRole('button', { name: 'Done' }).focus();
  await userEvent.keyboard('{Delete}');
  expect(run).not.toHaveBeenCalled();
});
