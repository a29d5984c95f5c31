import restore from 'bootstrap-icons/icons/arrow-counterclockwise.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';

export interface TrashButtonProps {
  /** Whether the emails are in the trash, so that the button restores them. */
  readonly isTrash: boolean;
  readonly onClick: () => void;
}

/** Deletes emails, or restores them from the trash. */
export function TrashButton({ isTrash, onClick }: TrashButtonProps) {
  const { t } = useTranslation('email');
  const text = t(isTrash ? 'restore' : 'delete');
  return (
    <button type="button" className="btn btn-icon" aria-label={text} title={text} onClick={onClick}>
      <Icon icon={isTrash ? restore : trash} />
    </button>
  );
}
