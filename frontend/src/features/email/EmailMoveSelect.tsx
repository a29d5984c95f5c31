import { useTranslation } from 'react-i18next';
import { folders, type Place } from './email';

const places: readonly Place[] = [...folders, 'archive'];

/** Selects the folder to move to. It acts immediately, then shows its placeholder again. */
export function EmailMoveSelect({ onMove }: { readonly onMove: (place: Place) => void }) {
  const { t } = useTranslation('email');
  return (
    <select
      className="form-select email-choice quiet-field"
      aria-label={t('moveTo')}
      value=""
      onChange={(event) => onMove(event.target.value as Place)}
    >
      <option value="" disabled hidden>
        {t('moveTo')}
      </option>
      {places
        .filter((folder) => folder !== 'draft')
        .map((folder) => (
          <option key={folder} value={folder}>
            {t(`filter.${folder}`)}
          </option>
        ))}
    </select>
  );
}
