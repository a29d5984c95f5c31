import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths';

/** For an address that leads nowhere. */
export default function NotFoundPage() {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  return (
    <div className="text-center">
      <p className="display-1 text-secondary mb-2">404</p>
      <h1 className="mb-2">{t('notFound.title')}</h1>
      <p className="text-secondary mb-4">{t('notFound.explanation')}</p>
      <div className="d-flex flex-wrap justify-content-center gap-2">
        <Link to={paths.home} className="btn btn-primary">
          {t('notFound.home')}
        </Link>
        <button type="button" className="btn btn-outline-secondary" onClick={() => navigate(-1)}>
          {t('notFound.back')}
        </button>
      </div>
    </div>
  );
}
