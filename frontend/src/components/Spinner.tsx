import { useTranslation } from 'react-i18next';
import { usePageMark } from './usePageMark';

/** A small spinner for buttons, whose text says what is running. */
export function Spinner() {
  return <span className="spinner-border spinner-border-sm" aria-hidden="true" />;
}

/** What a page shows while its code loads. */
export function PageFallback() {
  const { t } = useTranslation('common');
  usePageMark('pageLoading');
  return (
    <div className="page-fallback" role="status">
      <div className="text-center">
        <span className="spinner-border mb-2" aria-hidden="true" />
        <div>{t('loading')}</div>
      </div>
    </div>
  );
}
