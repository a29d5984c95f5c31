import { useState } from 'react';
import { useLeaveGuard } from './useLeaveGuard';

export interface CloseQuestion {
  readonly isAsking: boolean;
  /** Closes the dialog, after the question if something would be lost. */
  readonly close: () => void;
  /** The answer "yes": the input is lost. */
  readonly discard: () => void;
  /** The answer "no". */
  readonly goOn: () => void;
}

export interface DiscardQuestion extends CloseQuestion {
  /**
   * The input is saved: leaving needs no confirmation any more.
   * @returns false if it was already, by the first click of two
   */
  readonly release: () => boolean;
}

/**
 * Asks before a dialog with a few unsaved choices is closed.
 * @param onClose closes the dialog
 */
export function useCloseQuestion(hasUnsaved: boolean, onClose: () => void): CloseQuestion {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    close: () => (hasUnsaved ? setAsking(true) : onClose()),
    discard: onClose,
    goOn: () => setAsking(false),
  };
}

/**
 * Asks before a dialog with unsaved input is closed, or its page is left. React Router asks one part of a page at a time:
 * not for dialogs that open beside a form with a guard of its own.
 * @param onClose closes the dialog
 */
export function useDiscardQuestion(hasUnsaved: boolean, onClose: () => void): DiscardQuestion {
  const closing = useCloseQuestion(hasUnsaved, onClose);
  const { isAsking: isLeaving, leave, stay, release } = useLeaveGuard(hasUnsaved);
  return {
    isAsking: closing.isAsking || isLeaving,
    close: closing.close,
    discard: () => {
      if (isLeaving) return leave();
      release();
      onClose();
    },
    goOn: () => {
      closing.goOn();
      stay();
    },
    release,
  };
}
