import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrowserSetting } from '../../lib/browserSetting';
import { popUpsSetting, type ToastTime } from './popUps';

const groups = ['results', 'others', 'warnings'] as const;
const times = ['normal', 'long', 'untilClosed'] as const;

/** Chooses which notifications pop up, and for how long. */
export default function NotificationSettings() {
  const { t } = useTranslation('settings');
  const popUps = useBrowserSetting(popUpsSetting);
  const id = useId();
  return (
    <section className="p-3 border-bottom" aria-label={t('notifications.label')}>
      <fieldset>
        <legend className="fs-6 fw-medium">{t('notifications.popUp')}</legend>
        {groups.map((group) => (
          <div key={group} className="form-check mb-2">
            <input
              id={id + group}
              type="checkbox"
              className="form-check-input"
              aria-describedby={`${id}${group}-hint`}
              checked={popUps[group]}
              onChange={({ target }) => popUpsSetting.write({ ...popUps, [group]: target.checked })}
            />
            <label htmlFor={id + group} className="form-check-label">
              {t(`notifications.groups.${group}.name`)}
            </label>
            <p id={`${id}${group}-hint`} className="form-text my-0">
              {t(`notifications.groups.${group}.hint`)}
            </p>
          </div>
        ))}
        <p className="form-text mt-0">{t('notifications.always')}</p>
      </fieldset>
      <label htmlFor={`${id}time`} className="form-label">
        {t('notifications.time.label')}
      </label>
      <select
        id={`${id}time`}
        className="form-select"
        value={popUps.time}
        onChange={({ target }) => popUpsSetting.write({ ...popUps, time: target.value as ToastTime })}
      >
        {times.map((time) => (
          <option key={time} value={time}>
            {t(`notifications.time.${time}`)}
          </option>
        ))}
      </select>
    </section>
  );
}
