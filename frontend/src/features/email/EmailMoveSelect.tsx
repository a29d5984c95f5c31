import { useTranslation } from 'react-i18next';
import type { Place } from './email';

/** Drafts and sent emails are made, not moved to. */
export const places: readonly Place[] = ['inbox', 'archive', 'spam'];

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
      {places.map((place) => (
        <option key={place} value={place}>
          {t(`filter.${place}`)}
        </option>
      ))}
    </select>
  );
}
