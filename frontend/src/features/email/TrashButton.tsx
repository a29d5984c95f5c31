import restore from 'bootstrap-icons/icons/arrow-counterclockwise.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';

export interface TrashButtonProps {
  /** Whether the emails are in the trash, so that the button restores them. */
  readonly isTrash: boolean;
  /** How many emails it is about. */
  readonly emails: number;
  /** How many were chosen in the list; missing for the one that is read. The others are of their conversations. */
  readonly chosen?: number;
  readonly onClick: () => void;
}

/** Deletes emails, or restores them from the trash. */
export function TrashButton({ isTrash, emails, chosen, onClick }: TrashButtonProps) {
  const { t } = useTranslation('email');
  const action = isTrash ? 'restore' : 'delete';
  const withOthers =
    chosen === undefined ? t(`${action}Conversation`, { count: emails }) : t(`${action}Emails`, { count: emails });
  const text = emails > (chosen ?? 1) ? withOthers : t(action);
  return (
    <button type="button" className="btn btn-icon" aria-label={text} title={text} onClick={onClick}>
      <Icon icon={isTrash ? restore : trash} />
    </button>
  );
}
