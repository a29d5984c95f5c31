import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { LazyPart } from './LazyComponent';

/** Keys that edit a text or move in a dialog: in a field of the page they would change that. */
const editing = ['Enter', 'Backspace', 'Delete', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

export interface TypingAhead {
  readonly isOpen: boolean;
  /** The dialog's code: once it fails to load, keys are the page's again. */
  readonly part: Pick<LazyPart<never>, 'load'>;
  /** A selector: the dialog handles its keys itself once it is on the page. */
  readonly dialog: string;
  /** Gets what is typed; ends with a line break if Enter was pressed after it. */
  readonly typed: RefObject<string>;
  /** Called on Escape and Tab. */
  readonly giveUp: () => void;
}

/**
 * Buffers what is typed between the press that opens a dialog and the dialog on the page, so that the page's own
 * shortcuts do not take it. The browser keeps its own keys, such as F5.
 */
export function useTypingAhead({ isOpen, part, dialog, typed, giveUp }: TypingAhead): void {
  const onGiveUp = useEffectEvent(giveUp);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (document.querySelector(dialog) || ctrlKey || metaKey || altKey) return;
      // What is typed next is for the field that Tab leads to.
      if (key === 'Tab') return onGiveUp();
      event.stopPropagation();
      if (key.length > 1 && key !== 'Escape' && !editing.includes(key)) return;
      event.preventDefault();
      if (key === 'Escape') return onGiveUp();
      if (typed.current.endsWith('\n')) return;
      if (key.length === 1) typed.current += key;
      if (key === 'Enter') typed.current += '\n';
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
    };
    const stop = () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('pointerdown', stop, { capture: true });
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    // Keys after a press are for what was pressed.
    window.addEventListener('pointerdown', stop, { capture: true });
    part.load().catch(stop);
    return () => {
      stop();
      // Not at the next opening: a dialog that is loaded by then reads it before this effect.
      typed.current = '';
    };
  }, [isOpen, part, dialog, typed]);
}
