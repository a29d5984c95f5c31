import './profile.scss';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../../app/hooks';
import { Spinner } from '../../../components/Spinner';
import { selectSession } from '../../../features/session/sessionSlice';
import { loginFrom } from '../../../lib/paths';
import { AccountCard } from './AccountCard';
import { PasswordCard } from './PasswordCard';
import { PictureCard } from './PictureCard';

/** The signed-in account: what is known of it, its picture and its password. */
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
        <div key={sub} className="profile-cards">
          <div>
            <AccountCard />
            <PasswordCard email={email} />
          </div>
          <PictureCard email={email} />
        </div>
      )}
    </div>
  );
}

function Guest() {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  return (
    <section className="card">
      <div className="card-body">
        <h2>{t('guest.title')}</h2>
        <p className="prose">{t('guest.explanation')}</p>
        <Link className="btn btn-primary" to={loginFrom(pathname)}>
          {t('guest.signIn')}
        </Link>
      </div>
    </section>
  );
}
