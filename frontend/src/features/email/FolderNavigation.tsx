import archive from 'bootstrap-icons/icons/archive.svg?glyph';
import exclamationCircle from 'bootstrap-icons/icons/exclamation-octagon.svg?glyph';
import important from 'bootstrap-icons/icons/flag.svg?glyph';
import inbox from 'bootstrap-icons/icons/inbox.svg?glyph';
import draft from 'bootstrap-icons/icons/pencil.svg?glyph';
import sent from 'bootstrap-icons/icons/send.svg?glyph';
import star from 'bootstrap-icons/icons/star.svg?glyph';
import label from 'bootstrap-icons/icons/tag.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { Icon, type IconShape } from '../../components/Icon';
import { type EmailFilter, filters } from './email';
import { selectEmailCounts, selectEmailState } from './emailSlice';

export interface FolderNavigationProps {
  readonly onChoose: (filter: EmailFilter) => void;
}

export const folderGlyphs: Record<EmailFilter, IconShape> = {
  inbox,
  sent,
  draft,
  spam: exclamationCircle,
  archive,
  trash,
  starred: star,
  important,
  Promotional: label,
  Social: label,
  Health: label,
};

/** The folders, flags and labels to filter by: a column of buttons on wide screens, otherwise a select. */
export function FolderNavigation({ onChoose }: FolderNavigationProps) {
  const { t } = useTranslation('email');
  const { filter } = useAppSelector(selectEmailState);
  const counts: Partial<Record<EmailFilter, number>> = useAppSelector(selectEmailCounts);
  return (
    <nav className="email-folders" aria-label={t('folders')}>
      {filters.map((choice) => (
        <button
          key={choice}
          type="button"
          className={`email-folder email-folder-${choice}`}
          aria-current={choice === filter ? 'true' : undefined}
          onClick={() => onChoose(choice)}
        >
          <Icon icon={folderGlyphs[choice]} />
          <span>{t(`filter.${choice}`)}</span>
          {Boolean(counts[choice]) && <span className="email-folder-count">{counts[choice]}</span>}
        </button>
      ))}
    </nav>
  );
}

/** The same filters for narrow screens. */
export function FolderSelect({ onChoose }: FolderNavigationProps) {
  const { t } = useTranslation('email');
  const { filter } = useAppSelector(selectEmailState);
  const id = useId();
  return (
    <div className="email-folder-select quiet-fields">
      <label className="visually-hidden" htmlFor={id}>
        {t('folders')}
      </label>
      <select
        id={id}
        className="form-select"
        value={filter}
        onChange={(event) => onChoose(event.target.value as EmailFilter)}
      >
        {filters.map((choice) => (
          <option key={choice} value={choice}>
            {t(`filter.${choice}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
