import './palette-button.scss';
import search from 'bootstrap-icons/icons/search.svg?glyph';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { defineLazy, LazyComponent } from '../../components/LazyComponent';
import { isApple, useIsApple } from '../../lib/platform';

const paletteDialog = defineLazy(() => import('./PaletteDialog'), ['palette']);

// The dialog is there by the time it is asked for.
const fetchAhead = () => void paletteDialog.load().catch(() => undefined);

const modifier = isApple ? 'Meta' : 'Control';

/** Opens the command palette, as Ctrl K (⌘ K) does from anywhere on the page. */
export default function PaletteButton() {
  const { t } = useTranslation('common');
  const drawsApple = useIsApple();
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const typedAhead = useTypedAhead(isOpen);

  useEffect(() => {
    // While it is awaited, what is typed is kept for it; one that cannot come must not keep the keys.
    if (!isOpen) return;
    const giveUp = () => setOpen(false);
    paletteDialog.load().catch(giveUp);
    // Who presses something else meanwhile wants that instead.
    const onPointerDown = () => !document.querySelector('dialog.palette') && giveUp();
    window.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => window.removeEventListener('pointerdown', onPointerDown, { capture: true });
  }, [isOpen]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === modifier) fetchAhead();
      if (!isShortcut(event) || event.defaultPrevented) return;
      // A dialog keeps the focus to itself; the palette over it could not have it.
      if (document.querySelector('[aria-modal="true"], dialog[open]:not(.palette)')) return;
      event.preventDefault();
      const dialog = document.querySelector<HTMLDialogElement>('dialog.palette');
      if (dialog?.open) {
        dialog.close();
        return;
      }
      // One that closed a moment ago may still be there; this is to be another.
      setOpening((opening) => opening + 1);
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const onClosed = () => {
    // A browser tells of the closing a moment later, when the next one may be open.
    if (document.querySelector('dialog.palette[open]')) return;
    setOpen(false);
    // Opened from nowhere, the focus would go back to nowhere.
    if (document.activeElement === document.body) opener.current?.focus();
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
          <LazyComponent key={opening} part={paletteDialog} given={{ typedAhead, onClose: onClosed }} />
        </Suspense>
      )}
    </>
  );
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (isApple ? metaKey : ctrlKey) && !altKey && !shiftKey;

/**
 * What a person types after the shortcut and before the dialog is there. The page's own shortcuts must not take it.
 * @returns reads it
 */
function useTypedAhead(isOpen: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    if (!isOpen) return;
    typed.current = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (document.querySelector('dialog.palette') || ctrlKey || metaKey || altKey || key === 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
      if (key.length === 1) typed.current += key;
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen]);
  return useCallback(() => typed.current, []);
}
