import exclamation from 'bootstrap-icons/icons/exclamation-circle.svg?glyph';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { focusHeading } from '../lib/focusHeading';
import { Icon } from './Icon';
import { useErrorText } from './useErrorText';

export interface ErrorNoticeProps {
  readonly error: unknown;
  /** The consequence; by default, that nothing is lost. */
  readonly outlook?: string | undefined;
  readonly onRetry: () => void;
}

/** Whether the last notice went away with the focus: a page that fails again removes the heading that got it. */
let hadFocus = false;

/** Focuses the page's heading when a button that has the focus goes away with the notice. */
function keepFocus(notice: HTMLElement) {
  if (hadFocus && document.activeElement === document.body) focusHeading();
  return () => {
    hadFocus = notice.contains(document.activeElement);
    // Once what takes the notice's place is there.
    if (hadFocus) queueMicrotask(focusHeading);
  };
}

/** Says that something could not be shown, and offers to try again. */
export function ErrorNotice({ error, outlook, onRetry }: ErrorNoticeProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <section ref={keepFocus} className="notice" role="alert">
      <Icon icon={exclamation} className="notice-icon" />
      <h1>{t('failure.title')}</h1>
      <p className="text-secondary prose">
        {errorText(error)} {outlook ?? t('failure.nothingLost')}
      </p>
      <div className="d-flex flex-wrap justify-content-center gap-2">
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {t('failure.retry')}
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={() => window.location.reload()}>
          {t('failure.reload')}
        </button>
      </div>
    </section>
  );
}
