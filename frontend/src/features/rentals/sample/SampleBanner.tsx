import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useFormats } from '../../../components/useFormats';
import { loginFrom } from '../../../lib/paths';
import { sampleSource } from './sampleSource';

/**
 * Tells guests that they see sample data, where it comes from, and how to see their own. It does not need the sample
 * itself, so it is shown from the start.
 */
export function SampleBanner() {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  const location = useLocation();
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
      <Link className="btn btn-outline-primary btn-sm" to={loginFrom(location)}>
        {t('sample.invitation')}
      </Link>
    </aside>
  );
}
