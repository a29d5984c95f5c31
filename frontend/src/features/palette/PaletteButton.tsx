import './palette-button.scss';
import search from 'bootstrap-icons/icons/search.svg?glyph';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { defineLazy, LazyComponent } from '../../components/LazyComponent';
import { useTypingAhead } from '../../components/useTypingAhead';
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
  useTypingAhead({ isOpen, part: paletteDialog, dialog: 'dialog.palette', typed, giveUp });

  useEffect(() => {
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
