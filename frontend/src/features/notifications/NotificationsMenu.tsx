import './notifications-menu.scss';
import bell from 'bootstrap-icons/icons/bell.svg?glyph';
import { type FocusEvent, type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { defineLazy, LazyComponent, usePreload } from '../../components/LazyComponent';
import { selectUnreadCount } from './notificationsSlice';
import { useStoredNotifications } from './useStoredNotifications';

const panel = defineLazy(() => import('./NotificationsPanel'), ['notifications']);
const parts = [panel];

/** A bell with the number of unread notifications; it opens their history. */
export function NotificationsMenu() {
  const { t } = useTranslation('common');
  const unread = useAppSelector(selectUnreadCount);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useStoredNotifications();
  usePreload(parts);
  const label = unread > 0 ? t('notifications.openUnread', { count: unread }) : t('notifications.open');

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A click on a non-focusable element within the panel has a null relatedTarget.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the button and the panel
    <div className="notifications-menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={opener}
        type="button"
        className="btn btn-icon"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={bell} />
        {unread > 0 && (
          <span className="notifications-count" aria-hidden="true">
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <LazyComponent part={panel} props={{ id: panelId, onClose: close }} />
        </Suspense>
      )}
    </div>
  );
}
