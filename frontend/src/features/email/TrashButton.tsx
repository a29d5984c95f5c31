import restore from 'bootstrap-icons/icons/arrow-counterclockwise.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';

export interface TrashButtonProps {
  /** Whether what it is for lies in the trash, and would come back. */
  readonly isTrash: boolean;
  readonly onClick: () => void;
}

/** Deletes, or takes back from the trash. */
export function TrashButton({ isTrash, onClick }: TrashButtonProps) {
  const { t } = useTranslation('email');
  const text = t(isTrash ? 'restore' : 'delete');
  return (
    <button type="button" className="btn btn-icon" aria-label={text} title={text} onClick={onClick}>
      <Icon icon={isTrash ? restore : trash} />
    </button>
  );
}
