import { render, screen } from '@testing-library/react';
import { UndoNotice } from '../../../frontend/src/components/UndoNotice';

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
