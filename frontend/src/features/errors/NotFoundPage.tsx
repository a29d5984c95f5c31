import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths';
import { useHydrated } from '../../lib/useHydrated';
import { pageAt, pages } from '../../navigation/pages';
import { nearPages } from './nearPages';

const searchPage = '/sample-pages/search-result';

/** The 404 page. The unknown address can be corrected here, as the redirect removed it from the address bar. */
export default function NotFoundPage() {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  const asked: unknown = useLocation().state?.asked;
  const [address, setAddress] = useState(typeof asked === 'string' ? asked : '');
  const id = useId();
  // A link that opened its own tab left no page to go back to.
  const canGoBack = useHydrated() && window.history.length > 1;
  const titled = pages
    .filter(({ path }) => path !== paths.notFound)
    .map((page) => ({ ...page, title: t(page.titleKey) }));
  const near = nearPages(address, titled);

  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = address.trim().replace(/^\/*/, '/');
    const words = address.replaceAll(/[/?#&=-]+/g, ' ').trim();
    const isKnown = pageAt(wanted.replace(/[?#].*$/s, '')) !== undefined;
    void navigate(isKnown ? wanted : `${searchPage}?${new URLSearchParams({ q: words })}`);
  };
  return (
    <>
      <div className="text-center">
        <p className="display-1 text-secondary mb-2">404</p>
        <h1 className="mb-2">{t('notFound.title')}</h1>
        <p className="text-secondary mb-4">{t('notFound.explanation')}</p>
      </div>
      <form onSubmit={go} className="mb-4">
        <label className="form-label" htmlFor={id}>
          {t('notFound.address')}
        </label>
        <div className="input-group">
          <input
            id={id}
            className="form-control"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={500}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <button type="submit" className="btn btn-primary" disabled={address.trim() === ''}>
            {t('notFound.go')}
          </button>
        </div>
      </form>
      {near.length > 0 && (
        <nav className="mb-4" aria-labelledby={`${id}near`}>
          <h2 id={`${id}near`} className="h6">
            {t('notFound.near')}
          </h2>
          <ul className="list-unstyled mb-0">
            {near.map(({ path, title }) => (
              <li key={path} className="d-flex flex-wrap align-items-baseline column-gap-2">
                <Link to={path}>{title}</Link>
                <span className="text-secondary small" dir="ltr">
                  {path}
                </span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="d-flex flex-wrap justify-content-center gap-2">
        <Link to={paths.home} className="btn btn-outline-secondary">
          {t('notFound.home')}
        </Link>
        {canGoBack && (
          <button type="button" className="btn btn-outline-secondary" onClick={() => navigate(-1)}>
            {t('notFound.back')}
          </button>
        )}
      </div>
    </>
  );
}
