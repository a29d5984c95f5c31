import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../frontend/src/components/ConfirmDialog';
import { useRestoreFocus } from '../../../frontend/src/components/useRestoreFocus';
import { startTranslations } from '../../../frontend/src/lib/i18n';

beforeAll(() => startTranslations(['apps'], 'en'));

/** A pane whose form is gone once its question is answered, as that of a contact. */
function Pane() {
  const pane = useRef<HTMLElement>(null);
  const [stage, setStage] = useState<'form' | 'question' | 'left'>('form');
  useRestoreFocus(pane, () => pane.current);
  return (
    <section ref={pane} aria-label="Pane" tabIndex={-1}>
      {stage !== 'left' && (
        <form>
          <button type="button" onClick={() => setStage('question')}>
            Close
          </button>
          {stage === 'question' && (
            <ConfirmDialog
              title="Leave?"
              explanation="It is lost."
              confirm="Leave"
              onConfirm={() => setStage('left')}
              onCancel={() => setStage('form')}
            />
          )}
        </form>
      )}
    </section>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

test('a dialog gives the focus back to a button that goes with it: the focus moves to the pane', () => {
  render(<Pane />);
  press('Close');
  expect(screen.getByRole('dialog')).toHaveFocus();
  press('Leave');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('region', { name: 'Pane' })).toHaveFocus();
});

test('a dialog that is cancelled gives the focus back to its button', () => {
  render(<Pane />);
  press('Close');
  press('Cancel');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('a focus that was left before is not moved', () => {
  const { rerender } = render(<Pane />);
  const button = screen.getByRole('button', { name: 'Close' });
  button.focus();
  button.blur();
  rerender(<Pane />);
  expect(document.body).toHaveFocus();
});
