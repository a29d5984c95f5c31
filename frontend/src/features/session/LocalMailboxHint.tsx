import { useTranslation } from 'react-i18next';
import { isRunningLocally } from '../../cloud/configure';
import { useHydrated } from '../../lib/useHydrated';

/** A link to the mailbox of a laptop that runs the cloud itself. */
export function LocalMailboxHint() {
  const { t } = useTranslation('session');
  const isHydrated = useHydrated();
  if (!isHydrated || !isRunningLocally()) return null;
  return (
    <p className="local-hint">
      {t('local.text')}{' '}
      <a href="/_local/mailbox" target="_blank" rel="noreferrer">
        {t('local.mailbox')}
      </a>
    </p>
  );
}
