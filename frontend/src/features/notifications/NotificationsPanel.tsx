import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { useFormats } from '../../components/useFormats';
import { useBrowserSetting } from '../../lib/browserSetting';
import { kindIcon } from './kindIcon';
import { notificationsCleared, notificationsRead, selectNotifications } from './notificationsSlice';
import { type PopUps, popUpChoices, popUpsSetting } from './popUps';
import { useNoticeAction } from './useNoticeAction';
import { useNoticeTexts } from './useNoticeTexts';

export interface NotificationsPanelProps {
  readonly id: string;
  /** Closes the panel and returns the focus to the element that opened it. */
  readonly onClose: () => void;
}

/** The events of this account in this browser, the newest first. Opening the panel marks them as read. */
export default function NotificationsPanel({ id, onClose }: NotificationsPanelProps) {
  const { t } = useTranslation('notifications');
  const { relative, dateTime } = useFormats();
  const dispatch = useAppDispatch();
  const notifications = useAppSelector(selectNotifications);
  const { textOf, actionOf } = useNoticeTexts(notifications);
  const takeAction = useNoticeAction();
  const popUps = useBrowserSetting(popUpsSetting);
  const titleId = useId();
  const popUpsId = useId();
  const panel = useRef<HTMLElement>(null);
  const count = notifications.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: new notifications are read as well while the panel is open
  useEffect(() => {
    dispatch(notificationsRead());
  }, [dispatch, count]);
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
      </header>
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
      <footer>
        <label htmlFor={popUpsId}>{t('popUps.label')}</label>
        <select
          id={popUpsId}
          className="form-select form-select-sm"
          value={popUps}
          onChange={({ target }) => popUpsSetting.write(target.value as PopUps)}
        >
          {popUpChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`popUps.${choice}`)}
            </option>
          ))}
        </select>
      </footer>
    </section>
  );
}
