import archive from 'bootstrap-icons/icons/archive.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';

/** Puts emails into the archive. */
export function ArchiveButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('email');
  return (
    <button type="button" className="btn btn-icon" aria-label={t('archive')} title={t('archive')} onClick={onClick}>
      <Icon icon={archive} />
    </button>
  );
}
