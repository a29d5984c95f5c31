import { useTranslation } from 'react-i18next';
import { type Folder, folders } from './email';

/** Selects the folder to move to. It acts immediately, then shows its placeholder again. */
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
