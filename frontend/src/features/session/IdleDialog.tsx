import './lock.scss';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrowserSetting } from '../../lib/browserSetting';
import { chooseIdleMinutes, idleChoices, idleSetting } from './idleMinutes';

/** Chooses the idle time after which the screen locks. */
export default function IdleDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('lock');
  const minutes = useBrowserSetting(idleSetting);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // As a modal dialog, so that the browser traps the focus and restores it afterwards.
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const labelOf = (choice: number) => {
    if (choice === 0) return t('idle.never');
    return choice === 60 ? t('idle.hour') : t('idle.minutes', { count: choice });
  };

  return (
    <dialog ref={dialog} className="idle-dialog" aria-labelledby={titleId} onClose={onClose}>
      <form method="dialog">
        <fieldset>
          <legend id={titleId} className="h2">
            {t('idle.title')}
          </legend>
          <p className="text-secondary">{t('idle.lead')}</p>
          {idleChoices.map((choice) => (
            <label key={choice} className="form-check">
              <input
                type="radio"
                name="minutes"
                className="form-check-input"
                checked={minutes === choice}
                onChange={() => chooseIdleMinutes(choice)}
              />
              <span className="form-check-label">{labelOf(choice)}</span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="btn btn-primary mt-4">
          {t('idle.done')}
        </button>
      </form>
    </dialog>
  );
}
