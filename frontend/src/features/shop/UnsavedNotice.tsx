import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { selectIsUnsaved } from './shopSlice';

/** Says that this browser does not store the cart and the orders. */
export function UnsavedNotice() {
  const { t } = useTranslation('apps');
  const isUnsaved = useAppSelector(selectIsUnsaved);
  return <div role="status">{isUnsaved && <p className="alert alert-warning">{t('unsaved')}</p>}</div>;
}
