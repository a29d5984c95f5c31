import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { itemAt, type Shortcut } from '../../components/useShortcuts';
import { groupOf, isUnread } from './conversations';
import type { Email } from './email';
import { emailCheckedToggled, emailImportantToggled, emailStarToggled, selectConversationSizes } from './emailSlice';
import type { EmailActions } from './useEmailActions';

export interface EmailShortcutsOf {
  /** In the order of the list. */
  readonly emails: readonly Email[];
  readonly shown: Email | undefined;
  readonly actions: EmailActions;
  readonly show: (id: number) => void;
}

/** The keyboard shortcuts that most mail programs have. */
export function useEmailShortcuts({ emails, shown, actions, show }: EmailShortcutsOf): Shortcut[] {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const sizes = useAppSelector(selectConversationSizes);
  const step = (by: 1 | -1) => {
    const place = emails.findIndex((email) => shown && groupOf(email) === groupOf(shown));
    const next = emails[place + by];
    if (next) show(next.id);
  };
  const withEmail = (run: (email: Email) => void) => (row: number | null) => {
    const email = itemAt(row, emails, shown);
    if (email) run(email);
  };
  /** Keys for the bulk actions apply to the checked emails, if any. */
  const withChecked = (run: (emails: Email[]) => void) => (row: number | null) => {
    const checked = emails.filter((email) => email.checked);
    if (checked.length > 0) run(checked);
    else withEmail((email) => run([email]))(row);
  };
  return [
    { keys: 'j', does: t('shortcuts.next'), run: () => step(1) },
    { keys: 'k', does: t('shortcuts.previous'), run: () => step(-1) },
    { keys: 'c', does: t('compose'), run: () => actions.compose() },
    { keys: 'r', does: t('reply'), run: withEmail(actions.reply) },
    { keys: 'a', does: t('replyAll'), run: withEmail(actions.replyAll) },
    { keys: 'f', does: t('forward'), run: withEmail(actions.forward) },
    { keys: 's', does: t('shortcuts.star'), run: withEmail(({ id }) => dispatch(emailStarToggled(id))) },
    { keys: 'i', does: t('shortcuts.important'), run: withEmail(({ id }) => dispatch(emailImportantToggled(id))) },
    { keys: 'x', does: t('shortcuts.check'), run: withEmail(({ id }) => dispatch(emailCheckedToggled(id))) },
    {
      keys: 'e',
      does: t('shortcuts.unread'),
      run: withChecked((marked) => {
        const unread = !marked.some((email) => isUnread(email, sizes));
        actions.markUnread(marked, unread);
      }),
    },
    { keys: 'y', does: t('archive'), run: withChecked(actions.archive) },
    { keys: '#', does: t('shortcuts.trash'), run: withChecked(actions.toggleTrash) },
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: actions.undo },
  ];
}
