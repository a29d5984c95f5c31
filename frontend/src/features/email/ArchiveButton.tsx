import archive from 'bootstrap-icons/icons/archive.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';

export interface ArchiveButtonProps {
  /** How many emails it is about, if they are a conversation. */
  readonly conversation?: number;
  readonly onClick: () => void;
}

/** Puts emails into the archive. */
export function ArchiveButton({ conversation = 1, onClick }: ArchiveButtonProps) {
  const { t } = useTranslation('email');
  const text = conversation > 1 ? t('archiveConversation', { count: conversation }) : t('archive');
  return (
    <button type="button" className="btn btn-icon" aria-label={text} title={text} onClick={onClick}>
      <Icon icon={archive} />
    </button>
  );
}
