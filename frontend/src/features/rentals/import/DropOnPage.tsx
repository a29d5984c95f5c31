import upload from 'bootstrap-icons/icons/upload.svg?glyph';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import './drop-on-page.scss';
import { useFileDrop } from '../../../components/useFileDrop';

interface DropOnPageProps {
  /** Called when a file is dragged over the page; has to stay the same between renders. */
  readonly onNear: () => void;
  /** Has to stay the same between renders. */
  readonly onDrop: (file: File) => void;
  /** True while an import runs: dropping a file then shows that import. */
  readonly isBusy: boolean;
}

/** Covers the page while a file is dragged over it. */
export function DropOnPage({ onNear, onDrop, isBusy }: DropOnPageProps) {
  const { t } = useTranslation('rentals');
  const isOver = useFileDrop(onDrop);
  useEffect(() => {
    if (isOver) onNear();
  }, [isOver, onNear]);
  if (!isOver) return null;
  return (
    <div className="drop-on-page" aria-hidden="true">
      <p>
        <Icon icon={upload} />
        {t(isBusy ? 'import.dropLater' : 'import.dropOnPage')}
      </p>
    </div>
  );
}
