import { useTranslation } from 'react-i18next';
import { type Folder, folders } from './email';

/** Chooses the folder to move to: a choice that acts at once, and then stands at its heading again. */
export function EmailMoveSelect({ onMove }: { readonly onMove: (folder: Folder) => void }) {
  const { t } = useTranslation('email');
  return (
    <select
      className="form-select email-choice"
      aria-label={t('moveTo')}
      value=""
      onChange={(event) => onMove(event.target.value as Folder)}
    >
      <option value="" disabled hidden>
        {t('moveTo')}
      </option>
      {folders
        .filter((folder) => folder !== 'draft')
        .map((folder) => (
          <option key={folder} value={folder}>
            {t(`filter.${folder}`)}
          </option>
        ))}
    </select>
  );
}
