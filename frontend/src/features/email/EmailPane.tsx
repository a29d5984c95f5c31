import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState';
import { EmailComposer } from './EmailComposer';
import { EmailReader } from './EmailReader';
import type { Email } from './email';
import type { EmailActions } from './useEmailActions';

export interface EmailPaneProps {
  readonly email: Email | undefined;
  readonly actions: EmailActions;
}

/** The selected email: the composer for a draft, the reader for others. */
export function EmailPane({ email, actions }: EmailPaneProps) {
  const { t } = useTranslation('email');
  if (!email) return <EmptyState drawing="letterBox" title={t('notChosenTitle')} hint={t('notChosen')} />;
  if (email.draft && !email.trash) {
    return (
      <EmailComposer
        key={email.id}
        email={email}
        onSend={(draft) => actions.send(email.id, draft)}
        onDiscard={() => actions.discard(email)}
      />
    );
  }
  return <EmailReader key={email.id} email={email} actions={actions} />;
}
