import dots from 'bootstrap-icons/icons/three-dots.svg?glyph';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Icon } from '../../components/Icon';
import { Menu, MenuItem } from '../../components/Menu';
import { ShortcutsDialog } from '../../components/ShortcutsDialog';
import type { Shortcut } from '../../components/useShortcuts';
import { selectIsGuest } from '../session/public/session';
import './sample-data.scss';
import type { Origin } from './sampleList';

export interface SampleHeaderProps {
  readonly title: string;
  /** The number of items, such as "4 notes". */
  readonly summary?: string;
  /** Where the items came from: `origin` of `SampleState`. */
  readonly origin: Origin;
  readonly unsaved: boolean;
  readonly shortcuts: readonly Shortcut[];
  /** Restores the mock data. */
  readonly onReset: () => void;
  /** Entries of the menu for all items, before those that each app has. */
  readonly menuItems?: (close: () => void) => ReactNode;
  /** The app's main actions. */
  readonly children?: ReactNode;
}

/** The header of a sample app: its title, actions and shortcuts, and where edits are stored, or that they are not. */
export function SampleHeader(props: SampleHeaderProps) {
  const { title, summary, origin, unsaved, shortcuts, onReset, menuItems, children } = props;
  const { t } = useTranslation('apps');
  const isGuest = useAppSelector(selectIsGuest);
  const [isAsking, setAsking] = useState(false);
  const [hasShortcuts, showShortcuts] = useState(false);
  return (
    <>
      <header className="sample-header">
        <div>
          <h1>{title}</h1>
          {summary && (
            <p>
              <bdi>{summary}</bdi>
            </p>
          )}
        </div>
        <div className="sample-header-actions">
          <Menu label={t('more')} button={<Icon icon={dots} />} buttonClass="btn btn-icon">
            {(close) => (
              <>
                {menuItems?.(close)}
                {menuItems && <hr className="dropdown-divider" />}
                <MenuItem
                  className="for-keyboards"
                  onClick={() => {
                    close();
                    showShortcuts(true);
                  }}
                >
                  {t('shortcuts.title')}
                </MenuItem>
                <MenuItem
                  onClick={() => {
                    close();
                    setAsking(true);
                  }}
                >
                  {t('reset.action')}
                </MenuItem>
              </>
            )}
          </Menu>
          <ShortcutsDialog shortcuts={shortcuts} isOpen={hasShortcuts} onOpen={showShortcuts} />
          {children}
        </div>
        {isGuest && <p className="sample-lead built-for-guest">{t('guest')}</p>}
      </header>
      <div role="status">
        {(origin === 'damaged' || origin === 'part') && <p className="alert alert-warning">{t(origin)}</p>}
        {unsaved && <p className="alert alert-warning">{t('unsaved')}</p>}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('reset.title')}
          explanation={t('reset.explanation')}
          confirm={t('reset.action')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onReset();
          }}
        />
      )}
    </>
  );
}
