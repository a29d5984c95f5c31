import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { useFormats } from '../../components/useFormats';
import { loginFrom } from '../../lib/paths';
import { selectRentals } from './rentalsSlice';
import { sampleSource } from './sample/sampleSource';

/** Tells guests that what they see is a sample, where its facts come from, and how to see their own. */
export function SampleBanner() {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  const { pathname, search } = useLocation();
  const { length } = useAppSelector(selectRentals);
  return (
    <aside className="sample-banner" aria-label={t('sync.sample')}>
      <p>
        <strong>{t('sample.title')}</strong>{' '}
        {t('sample.text', { formatted: number(length), year: sampleSource.year, source: sampleSource.name })}
      </p>
      <Link className="btn btn-outline-primary btn-sm" to={loginFrom(pathname + search)}>
        {t('sample.invitation')}
      </Link>
    </aside>
  );
}
