import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { FilterPills } from '../../components/FilterPills';
import { emailsSearchedEverywhere, selectEmailState } from './emailSlice';

/** Where a search looks, while there is one. */
export function SearchScope() {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const { search, filter, everywhere } = useAppSelector(selectEmailState);
  if (search.trim() === '') return null;
  return (
    <FilterPills
      label={t('scope.label')}
      pills={[
        { name: 'here', label: t('scope.here', { folder: t(`filter.${filter}`) }) },
        { name: 'everywhere', label: t('scope.everywhere') },
      ]}
      chosen={everywhere ? 'everywhere' : 'here'}
      onChoose={(name) => dispatch(emailsSearchedEverywhere(name === 'everywhere'))}
    />
  );
}
