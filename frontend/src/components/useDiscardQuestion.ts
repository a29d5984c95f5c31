import { useState } from 'react';
import { useLeaveGuard } from './useLeaveGuard';

export interface DiscardQuestion {
  /** Whether to ask: the user closes the dialog or leaves the page. */
  readonly isAsking: boolean;
  /** Closes the dialog, after the question if something would be lost. */
  readonly close: () => void;
  /** The answer "yes": the input is lost. */
  readonly discard: () => void;
  /** The answer "no". */
  readonly goOn: () => void;
  /** The input was saved: leaving needs no confirmation any more. */
  readonly release: () => void;
}

/**
 * Asks before a dialog with unsaved input is closed, or its page is left.
 * @param onClose closes the dialog
 */
export function useDiscardQuestion(hasUnsaved: boolean, onClose: () => void): DiscardQuestion {
  const [isClosing, setClosing] = useState(false);
  const { isAsking: isLeaving, leave, stay, release } = useLeaveGuard(hasUnsaved);
  return {
    isAsking: isClosing || isLeaving,
    close: () => (hasUnsaved ? setClosing(true) : onClose()),
    discard: () => {
      release();
      if (isLeaving) leave();
      else onClose();
    },
    goOn: () => {
      setClosing(false);
      stay();
    },
    release,
  };
}
