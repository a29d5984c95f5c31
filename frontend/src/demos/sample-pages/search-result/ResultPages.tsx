import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export interface ResultPagesProps {
  readonly page: number;
  readonly pages: number;
  /** The URL's parameters; each link changes `page`. */
  readonly parameters: URLSearchParams;
}

/** Pagination links: the first and last page, and those around the current one. */
export function ResultPages({ page, pages, parameters }: ResultPagesProps) {
  const { t } = useTranslation('search');
  const addressOf = (target: number) => {
    const after = new URLSearchParams(parameters);
    after.set('page', String(target));
    return `?${after}`;
  };
  return (
    <nav aria-label={t('pages')}>
      <ul className="pagination flex-wrap">
        {nearbyPages(page, pages).map((target, index, all) => (
          <li key={target} className={clsx('page-item', target === page && 'active')}>
            {index > 0 && target - (all[index - 1] ?? 0) > 1 && <span className="search-gap">…</span>}
            <Link
              to={addressOf(target)}
              className="page-link"
              aria-label={t('page', { page: target })}
              aria-current={target === page ? 'page' : undefined}
            >
              {target}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first page, the last, and two on either side of the current one. */
export function nearbyPages(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return all.filter((one) => one === 1 || one === pages || Math.abs(one - page) <= 2);
}
