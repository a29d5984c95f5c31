import gear from 'bootstrap-icons/icons/gear.svg?glyph';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { defineLazy, LazyComponent } from '../../components/LazyComponent';
import { useFormats } from '../../components/useFormats';
import { useRerenderEveryMinute } from '../../components/useRerenderEveryMinute';
import { kindIcon } from './kindIcon';
import { notificationsCleared, notificationsRead, selectNotifications, selectUnreadCount } from './notificationsSlice';
import { useNoticeAction } from './useNoticeAction';
import { useNoticeTexts } from './useNoticeTexts';

const settings = defineLazy(() => import('./NotificationSettings'), ['settings']);

export interface NotificationsPanelProps {
  readonly id: string;
  /** Closes the panel and returns the focus to the element that opened it. */
  readonly onClose: () => void;
}

/** The events of this account in this browser, the newest first. The open panel marks them as read. */
export default function NotificationsPanel({ id, onClose }: NotificationsPanelProps) {
  const { t } = useTranslation('notifications');
  const { relative, dateTime } = useFormats();
  const dispatch = useAppDispatch();
  const all = useAppSelector(selectNotifications);
  const unread = useAppSelector(selectUnreadCount);
  const { hasText, textOf, actionOf } = useNoticeTexts(all);
  const notifications = all.filter(hasText);
  const takeAction = useNoticeAction();
  const titleId = useId();
  const settingsId = useId();
  const [isSetting, setSetting] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const count = notifications.length;

  useRerenderEveryMinute();
  useEffect(() => {
    if (unread > 0) dispatch(notificationsRead());
  }, [dispatch, unread]);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const menu = panel.current?.parentElement;
      if (target instanceof Node && !menu?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [onClose]);

  return (
    <section ref={panel} id={id} className="notifications-panel" aria-labelledby={titleId} tabIndex={-1}>
      <header>
        <h2 id={titleId}>{t('title')}</h2>
        {count > 0 && (
          <button
            type="button"
            className="btn btn-sm btn-link"
            onClick={() => {
              dispatch(notificationsCleared());
              panel.current?.focus();
            }}
          >
            {t('clear')}
          </button>
        )}
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('settings.title')}
          title={t('settings.title')}
          aria-expanded={isSetting}
          aria-controls={isSetting ? settingsId : undefined}
          onClick={() => setSetting(!isSetting)}
        >
          <Icon icon={gear} />
        </button>
      </header>
      {isSetting && (
        <div id={settingsId}>
          <LazyComponent part={settings} props={{}} />
        </div>
      )}
      {count === 0 ? (
        <EmptyState drawing="letterBox" title={t('empty')} hint={t('emptyHint')} />
      ) : (
        <ul className="list-unstyled mb-0">
          {notifications.map((notification) => (
            <li key={notification.id} className={`notification notification-${notification.kind}`}>
              <Icon icon={kindIcon[notification.kind]} label={t(`kinds.${notification.kind}`)} />
              <div>
                <p>{textOf(notification)}</p>
                <time dateTime={new Date(notification.at).toISOString()} title={dateTime(notification.at)}>
                  {relative(notification.at)}
                </time>
              </div>
              {notification.action && (
                <button
                  type="button"
                  className="btn btn-sm btn-outline-secondary"
                  onClick={() => {
                    onClose();
                    takeAction(notification);
                  }}
                >
                  {actionOf(notification)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
