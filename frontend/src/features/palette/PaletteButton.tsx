import './palette-button.scss';
import search from 'bootstrap-icons/icons/search.svg?glyph';
import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { defineLazy, LazyComponent } from '../../components/LazyComponent';
import { isApple, useIsApple } from '../../lib/platform';

const paletteDialog = defineLazy(() => import('./PaletteDialog'), ['palette']);

// Preloaded, so that it opens without delay.
const fetchAhead = () => void paletteDialog.load().catch(() => undefined);

const modifier = isApple ? 'Meta' : 'Control';

/** Opens the command palette, as does Ctrl K (⌘ K) anywhere on the page. */
export function PaletteButton() {
  const { t } = useTranslation('common');
  const drawsApple = useIsApple();
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const typed = useRef('');
  const typedAhead = useCallback(() => typed.current, []);
  const giveUp = useCallback(() => setOpen(false), []);
  useTypingAhead(isOpen, typed, giveUp);

  useEffect(() => {
    // While it loads, keys are buffered for it. If it cannot load, the buffer is released.
    if (!isOpen) return;
    paletteDialog.load().catch(giveUp);
    // The user pressed something else meanwhile: do not open.
    const onPointerDown = () => !document.querySelector('dialog.palette') && giveUp();
    window.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => window.removeEventListener('pointerdown', onPointerDown, { capture: true });
  }, [isOpen, giveUp]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === modifier) fetchAhead();
      if (!isShortcut(event) || event.defaultPrevented) return;
      // A modal dialog traps the focus, so the palette above it could not be used.
      if (document.querySelector('[aria-modal="true"], dialog[open]:not(.palette)')) return;
      event.preventDefault();
      const dialog = document.querySelector<HTMLDialogElement>('dialog.palette');
      if (dialog?.open) {
        dialog.close();
        return;
      }
      // A palette that closed a moment ago may still be mounted: start a new one, without its text.
      typed.current = '';
      setOpening((opening) => opening + 1);
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const onClosed = () => {
    // The close event comes a moment later, when the next palette may already be open.
    if (document.querySelector('dialog.palette[open]')) return;
    setOpen(false);
    // Without a focused element there is nothing to return the focus to: the field keeps it until it is off the page.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest('dialog.palette')) opener.current?.focus();
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="btn btn-icon palette-button"
        aria-label={t('palette.open')}
        title={t('palette.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts={drawsApple ? 'Meta+K' : 'Control+K'}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      >
        <Icon icon={search} />
        <span className="palette-hint">{t('palette.hint')}</span>
        <kbd className="palette-shortcut">{drawsApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <LazyComponent key={opening} part={paletteDialog} props={{ typedAhead, onClose: onClosed }} />
        </Suspense>
      )}
    </>
  );
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (isApple ? metaKey : ctrlKey) && !altKey && !shiftKey;

/** Keys that edit a text or move in the palette: in a field of the page they would change that. */
const editing = ['Enter', 'Backspace', 'Delete', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/**
 * Buffers what is typed between the shortcut and the open dialog, so that the page's own shortcuts do not take it. The
 * browser keeps its own keys, such as F5. Escape and Tab call `giveUp`.
 */
function useTypingAhead(isOpen: boolean, typed: RefObject<string>, giveUp: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    typed.current = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (document.querySelector('dialog.palette') || ctrlKey || metaKey || altKey) return;
      // What is typed next is for the field that Tab leads to.
      if (key === 'Tab') return giveUp();
      event.stopPropagation();
      if (key.length > 1 && key !== 'Escape' && !editing.includes(key)) return;
      event.preventDefault();
      if (key === 'Escape') return giveUp();
      if (typed.current.endsWith('\n')) return;
      if (key.length === 1) typed.current += key;
      if (key === 'Enter') typed.current += '\n';
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen, typed, giveUp]);
}
