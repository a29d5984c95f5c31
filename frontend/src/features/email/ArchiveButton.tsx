import archive from 'bootstrap-icons/icons/archive.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';

export interface ArchiveButtonProps {
  /** How many emails it is about. */
  readonly emails: number;
  /**
   * How many were chosen in the list; missing for the one that is read. Those of their conversations are archived too,
   * drafts are not.
   */
  readonly chosen?: number;
  readonly onClick: () => void;
}

/** Puts emails into the archive. */
export function ArchiveButton({ emails, chosen, onClick }: ArchiveButtonProps) {
  const { t } = useTranslation('email');
  const withOthers =
    chosen === undefined ? t('archiveConversation', { count: emails }) : t('archiveEmails', { count: emails });
  const text = emails === (chosen ?? 1) ? t('archive') : withOthers;
  return (
    <button type="button" className="btn btn-icon" aria-label={text} title={text} onClick={onClick}>
      <Icon icon={archive} />
    </button>
  );
}
