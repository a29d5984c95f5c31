import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { UndoNotice } from '../../../frontend/src/components/UndoNotice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { isolate } from '../../../frontend/src/lib/isolate';
import { doubleClick } from '../doubleClick';

beforeAll(() => startTranslations(['apps', 'common'], 'en'));

const ignore = () => undefined;

function Page({ message, hasDialog }: { readonly message: string | null; readonly hasDialog: boolean }) {
  return (
    <>
      <main tabIndex={-1}>
        <UndoNotice message={message} onUndo={ignore} onDismiss={ignore} />
      </main>
      {hasDialog && <div role="dialog" aria-label="New ticket" aria-modal tabIndex={-1} />}
    </>
  );
}

test.each([
  [false, 'main'],
  [true, 'dialog'],
])('a notice that closes gives its focus to the page, or to an open dialog (%s: %s)', (hasDialog, taker) => {
  const { rerender } = render(<Page message="Deleted" hasDialog={hasDialog} />);
  screen.getAllByRole('button')[0]?.focus();
  rerender(<Page message={null} hasDialog={hasDialog} />);
  expect(screen.getByRole(taker)).toHaveFocus();
});

function Card({ message }: { readonly message: string | null }) {
  const choice = useRef<HTMLButtonElement>(null);
  return (
    <main tabIndex={-1}>
      <button ref={choice} type="button">
        Choose a picture
      </button>
      <UndoNotice message={message} onUndo={ignore} onDismiss={ignore} focusAfter={choice} />
    </main>
  );
}

test('a notice that closes gives its focus to what its page names', () => {
  const { rerender } = render(<Card message="Removed" />);
  screen.getAllByRole('button').at(-1)?.focus();
  rerender(<Card message={null} />);
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
});

test('a second deletion with the same sentence is a new text for screen readers, and the focus stays', () => {
  const notice = (of: number) => <UndoNotice of={of} message="Deleted" onUndo={ignore} onDismiss={ignore} />;
  const { rerender } = render(notice(1));
  const text = screen.getByText('Deleted');
  const undo = screen.getAllByRole('button')[0];
  undo?.focus();
  rerender(notice(1));
  expect(screen.getByText('Deleted')).toBe(text);
  rerender(notice(2));
  expect(screen.getByText('Deleted')).not.toBe(text);
  expect(undo).toHaveFocus();
});

test('names keep their own direction, also one that has the characters that isolate it', () => {
  const names = ['محمد', 'a\u2069\u2068b'];
  render(<Page message={`Moved ${names.map(isolate).join(' to ')}.`} hasDialog={false} />);
  const message = screen.getByText(/^Moved/);
  expect(message.innerHTML).toBe('Moved <bdi>محمد</bdi> to <bdi>ab</bdi>.');
});

test('a double click undoes one step, and not the one before it as well', () => {
  const undo = jest.fn();
  render(<UndoNotice message="Deleted" onUndo={undo} onDismiss={ignore} />);
  doubleClick(() => screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
});
