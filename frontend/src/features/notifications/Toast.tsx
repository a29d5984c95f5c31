import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { useBrowserSetting } from '../../lib/browserSetting';
import { kindIcon } from './kindIcon';
import type { Notification } from './notificationsSlice';
import { popUpsSetting, toastTime } from './popUps';
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
  const { time: chosen } = useBrowserSetting(popUpsSetting);
  const time = toastTime(kind, text, actionText !== null, chosen);
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
