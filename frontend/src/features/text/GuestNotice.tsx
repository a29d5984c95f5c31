import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { loginFrom } from '../../lib/paths';

/** Tells guests what this page does after signing in. */
export function GuestNotice() {
  const { t } = useTranslation('text');
  const location = useLocation();
  return (
    <section className="card guest-notice">
      <h2>{t('guest.title')}</h2>
      <p className="prose">{t('guest.explanation')}</p>
      <ul>
        {(['entities', 'keyPhrases', 'sentiment', 'language', 'syntax'] as const).map((part) => (
          <li key={part}>{t(`guest.${part}`)}</li>
        ))}
      </ul>
      <Link className="btn btn-primary" to={loginFrom(location)}>
        {t('guest.signIn')}
      </Link>
    </section>
  );
}
