import './toasts.scss';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { announce } from '../../lib/announce';
import { useBrowserSetting } from '../../lib/browserSetting';
import { type Notification, selectNotifications, toastClosed } from './notificationsSlice';
import { popsUp, popUpsSetting } from './popUps';
import { Toast } from './Toast';
import { useNoticeTexts } from './useNoticeTexts';

/** More would cover the page; the bell lists them all. */
const maxShown = 3;

/** Notifications as they arrive. They disappear after a while, but not while one is hovered or focused. */
export default function Toasts() {
  const { t } = useTranslation('notifications');
  const dispatch = useAppDispatch();
  const popUps = useBrowserSetting(popUpsSetting);
  const arrived = useAppSelector(selectNotifications).filter(({ isToast }) => isToast);
  const toasts = arrived.filter((one) => popsUp(one, popUps));
  const [muted] = arrived.filter((one) => !popsUp(one, popUps));
  useEffect(() => {
    if (muted) dispatch(toastClosed(muted.id));
  }, [dispatch, muted]);
  const { textOf, actionOf } = useNoticeTexts(toasts);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const lastPlace = useRef<Element | null>(null);
  useAnnouncements(toasts, textOf);

  const close = (id: string) => {
    const isWithin = region.current?.contains(document.activeElement);
    dispatch(toastClosed(id));
    if (isWithin) returnFocus(lastPlace.current);
  };
  const region = useRef<HTMLElement>(null);
  // A focused toast that another replaces sends no blur event, and takes the focus along.
  useEffect(() => {
    if (!hasFocus || region.current?.contains(document.activeElement)) return;
    setFocus(false);
    if (document.activeElement === document.body) returnFocus(lastPlace.current);
  });

  return (
    <section
      ref={region}
      className="toasts"
      aria-label={t('toasts')}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocus(true);
        if (relatedTarget && !currentTarget.contains(relatedTarget)) lastPlace.current = relatedTarget;
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      {toasts.slice(0, maxShown).map((toast) => (
        <Toast
          key={toast.id}
          notification={toast}
          text={textOf(toast)}
          actionText={actionOf(toast)}
          isHeld={isHovered || hasFocus}
          onClose={() => close(toast.id)}
        />
      ))}
    </section>
  );
}

/** Announces each new toast once to screen readers. */
function useAnnouncements(toasts: readonly Notification[], textOf: (toast: Notification) => string): void {
  const said = useRef(new Set<string>());
  useEffect(() => {
    for (const toast of toasts) {
      if (said.current.has(toast.id)) continue;
      said.current.add(toast.id);
      announce(textOf(toast), toast.kind === 'danger' || toast.kind === 'warning' ? 'assertive' : 'polite');
    }
  });
}

/** Returns the focus to where it was before it moved to a toast that has disappeared. */
function returnFocus(place: Element | null): void {
  const target = place?.isConnected ? place : document.querySelector('main h1');
  if (!(target instanceof HTMLElement)) return;
  if (target.matches('h1')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
