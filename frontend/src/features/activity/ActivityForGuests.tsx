import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { loginFrom } from '../../lib/paths';
import { ActivityHeader } from './ActivityHeader';
import { ActivitySkeleton } from './ActivitySkeleton';

/** For guests: what this page shows, and how to get access. */
export function ActivityForGuests({ isUnknown }: { readonly isUnknown: boolean }) {
  const { t } = useTranslation('activity');
  const location = useLocation();
  return (
    <>
      <ActivityHeader />
      <section className="card activity-card" aria-label={t('list')} aria-busy={isUnknown}>
        {isUnknown ? (
          <ActivitySkeleton />
        ) : (
          <EmptyState drawing="doorbell" title={t('guest.title')} hint={t('guest.hint')}>
            <Link className="btn btn-primary" to={loginFrom(location)}>
              {t('guest.signIn')}
            </Link>
          </EmptyState>
        )}
      </section>
    </>
  );
}
