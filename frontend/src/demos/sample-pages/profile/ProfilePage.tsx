import './profile.scss';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAppSelector } from '../../../app/hooks';
import { Spinner } from '../../../components/Spinner';
import { selectSession } from '../../../features/session/public/session';
import { loginFrom } from '../../../lib/paths';
import { PageSource } from '../../frame/PageSource';
import { pageSources } from './pageSources';

const AccountCards = lazy(() => import('./AccountCards'));

/** The signed-in account: its attributes, picture and password. */
export default function ProfilePage() {
  const { t } = useTranslation(['profile', 'layout']);
  const { status, email, sub } = useAppSelector(selectSession);
  return (
    <div className="profile-page">
      <header>
        <h1>{t('layout:pages.profile')}</h1>
        <p className="text-secondary prose mb-0">{t('lead')}</p>
      </header>
      {status === 'unknown' && <Spinner />}
      {status === 'guest' && <Guest />}
      {status === 'signedIn' && email && (
        <Suspense fallback={<Spinner />}>
          <AccountCards key={sub} email={email} />
        </Suspense>
      )}
      <PageSource sources={pageSources} />
    </div>
  );
}

function Guest() {
  const { t } = useTranslation('profile');
  const location = useLocation();
  return (
    <section className="card">
      <div className="card-body">
        <h2>{t('guest.title')}</h2>
        <p className="prose">{t('guest.explanation')}</p>
        <Link className="btn btn-primary" to={loginFrom(location)}>
          {t('guest.signIn')}
        </Link>
      </div>
    </section>
  );
}
