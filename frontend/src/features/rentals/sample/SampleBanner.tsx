import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useFormats } from '../../../components/useFormats';
import { loginFrom } from '../../../lib/paths';
import { sampleSource } from './sampleSource';

/**
 * Tells guests that what they see is a sample, where its facts come from, and how to see their own. It needs nothing of
 * the sample itself, so that it stands there from the start.
 */
export function SampleBanner() {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  const { pathname, search } = useLocation();
  return (
    <aside className="sample-banner" aria-label={t('sync.sample')}>
      <p>
        <strong>{t('sample.title')}</strong>{' '}
        {t('sample.text', {
          formatted: number(sampleSource.count),
          year: sampleSource.year,
          source: sampleSource.name,
        })}
      </p>
      <Link className="btn btn-outline-primary btn-sm" to={loginFrom(pathname + search)}>
        {t('sample.invitation')}
      </Link>
    </aside>
  );
}
