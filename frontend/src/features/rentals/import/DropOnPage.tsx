import upload from 'bootstrap-icons/icons/upload.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import './drop-on-page.scss';
import { useFileDrop } from '../../../components/useFileDrop';

/** Covers the page while a file is dragged over it. */
export function DropOnPage({ onDrop }: { readonly onDrop: (file: File) => void }) {
  const { t } = useTranslation('rentals');
  const isOver = useFileDrop(onDrop);
  if (!isOver) return null;
  return (
    <div className="drop-on-page" aria-hidden="true">
      <p>
        <Icon glyph={upload} />
        {t('import.dropOnPage')}
      </p>
    </div>
  );
}
