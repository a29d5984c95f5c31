import keyboard from 'bootstrap-icons/icons/keyboard.svg?glyph';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import { isApple } from '../lib/platform';
import { readStoredText, writeStoredText } from '../lib/storage';
import { Icon } from './Icon';
import './shortcuts-dialog.scss';
import { type Shortcut, useShortcuts } from './useShortcuts';

/** The choice is one for all apps. */
const storageKey = 'polder.singleKeys';

export interface ShortcutsDialogProps {
  readonly shortcuts: readonly Shortcut[];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** An app's shortcuts with a button that lists them. */
export function ShortcutsButton({ shortcuts }: Pick<ShortcutsDialogProps, 'shortcuts'>) {
  const { t } = useTranslation('apps');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-icon for-keyboards"
        aria-label={t('shortcuts.title')}
        title={t('shortcuts.title')}
        onClick={() => setOpen(true)}
      >
        <Icon icon={keyboard} />
      </button>
      <ShortcutsDialog shortcuts={shortcuts} isOpen={isOpen} onOpen={setOpen} />
    </>
  );
}

/**
 * Makes an app's shortcuts work, and lists them, also by `?`. There, single keys can be switched off for those who speak to
 * their computer.
 */
export function ShortcutsDialog({ shortcuts, isOpen, onOpen: setOpen }: ShortcutsDialogProps) {
  const { t } = useTranslation('apps');
  const [singleKeys, setSingleKeys] = useState(() => readStoredText(storageKey) !== 'off');
  const titleId = useId();
  const listed = [...shortcuts, { keys: '?', does: t('shortcuts.list'), run: () => setOpen(true) }];
  useShortcuts(listed, singleKeys);
  const choose = (on: boolean) => {
    setSingleKeys(on);
    writeStoredText(storageKey, on ? 'on' : 'off');
  };
  const close = () => setOpen(false);

  return (
    <Modal isOpen={isOpen} toggle={close} labelledBy={titleId}>
      <div className="modal-header">
        <h2 id={titleId} className="modal-title">
          {t('shortcuts.title')}
        </h2>
        <button type="button" className="btn-close" aria-label={t('close')} onClick={close} />
      </div>
      <div className="modal-body">
        <dl className="shortcut-list">
          {listed.map(({ keys, does }) => (
            <div key={keys}>
              <dt>{does}</dt>
              <dd>
                <kbd>{keyName(keys)}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        <label className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={singleKeys}
            onChange={(event) => choose(event.target.checked)}
          />
          <span className="form-check-label">{t('shortcuts.singleKeys')}</span>
        </label>
      </div>
    </Modal>
  );
}

/** A key as it is written on the keyboard. */
function keyName(keys: string): string {
  const name = keys.replace('Mod+', isApple ? '⌘ ' : 'Ctrl + ').replace('Delete', 'Del');
  return name.replace(/\b[a-z]$/, (letter) => letter.toUpperCase());
}
