import restore from 'bootstrap-icons/icons/arrow-counterclockwise.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';

export interface TrashButtonProps {
  /** Whether the emails are in the trash, so that the button restores them. */
  readonly isTrash: boolean;
  /** How many emails it is about, if they are a conversation. */
  readonly conversation?: number;
  readonly onClick: () => void;
}

/** Deletes emails, or restores them from the trash. */
export function TrashButton({ isTrash, conversation = 1, onClick }: TrashButtonProps) {
  const { t } = useTranslation('email');
  const action = isTrash ? 'restore' : 'delete';
  const text = conversation > 1 ? t(`${action}Conversation`, { count: conversation }) : t(action);
  return (
    <button type="button" className="btn btn-icon" aria-label={text} title={text} onClick={onClick}>
      <Icon icon={isTrash ? restore : trash} />
    </button>
  );
}
