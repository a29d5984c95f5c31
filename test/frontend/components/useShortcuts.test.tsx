import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShortcuts } from '../../../frontend/src/components/useShortcuts';

const run = jest.fn();

const runRange = jest.fn();
const runUndo = jest.fn();

function Page({ isOpen }: { readonly isOpen: boolean }) {
  useShortcuts([
    { keys: 'Delete', does: 'Delete', run },
    { keys: 'X', does: 'Select a range', run: runRange },
    { keys: 'Mod+z', does: 'Undo', run: runUndo },
  ]);
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

test('Caps Lock changes no shortcut, and Shift does', () => {
  render(<Page isOpen={false} />);
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true });
  expect(runUndo).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(runUndo).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: 'X' });
  expect(runRange).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'X', shiftKey: true });
  expect(runRange).toHaveBeenCalledTimes(1);
});
