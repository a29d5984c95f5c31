import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { kindIcon } from './kindIcon';
import type { Notification, NotificationKind } from './notificationsSlice';
import { useNoticeAction } from './useNoticeAction';

export interface ToastProps {
  readonly notification: Notification;
  readonly text: string;
  /** The label of its button; null without one. */
  readonly actionText: string | null;
  /** While held, it does not disappear; afterwards its time starts again. */
  readonly isHeld: boolean;
  readonly onClose: () => void;
}

export function Toast({ notification, text, actionText, isHeld, onClose }: ToastProps) {
  const { t } = useTranslation('notifications');
  const takeAction = useNoticeAction();
  const { kind } = notification;
  const time = toastTime(kind, text, actionText !== null);
  const latestClose = useRef(onClose);
  latestClose.current = onClose;

  useEffect(() => {
    if (isHeld || time === null) return;
    const timer = setTimeout(() => latestClose.current(), time);
    return () => clearTimeout(timer);
  }, [isHeld, time]);

  return (
    <div className={`polder-toast notification-${kind}`}>
      <Icon icon={kindIcon[kind]} label={t(`kinds.${kind}`)} />
      <p>{text}</p>
      {actionText !== null && (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => {
            onClose();
            takeAction(notification);
          }}
        >
          {actionText}
        </button>
      )}
      <button type="button" className="btn btn-icon" aria-label={t('dismiss')} onClick={onClose}>
        <Icon icon={cross} />
      </button>
    </div>
  );
}

/**
 * How long a toast is visible, in milliseconds: long enough to read, longer with an action. An error stays until it is
 * closed.
 * @returns null for a toast that stays until it is closed
 */
export function toastTime(kind: NotificationKind, text: string, hasAction: boolean): number | null {
  if (kind === 'danger') return null;
  const reading = 4000 + text.length * 50;
  return hasAction ? Math.max(10_000, reading) : reading;
}
