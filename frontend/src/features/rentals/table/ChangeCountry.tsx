import { useTranslation } from 'react-i18next';
import { defineLazy, LazyComponent, usePreload } from '../../../components/LazyComponent';
import { RestrictedButton } from '../../../components/RestrictedButton';
import { PanelButton } from './PanelButton';
import type { RowActions } from './rowActions';

const countryForm = defineLazy(() => import('./CountryForm'));
const parts = [countryForm];

export interface ChangeCountryProps {
  /** Of the selected rentals that are not deleted. */
  readonly ids: readonly string[];
  readonly actions: RowActions;
}

/** Gives all selected rentals another country. */
export function ChangeCountry({ ids, actions }: ChangeCountryProps) {
  const { t } = useTranslation('rentals');
  usePreload(parts, actions.canEdit);
  if (!actions.canEdit) {
    return (
      <RestrictedButton className="btn btn-outline-secondary" reason={actions.denial} disabled>
        {t('table.changeCountry')}
      </RestrictedButton>
    );
  }
  return (
    <PanelButton icon={null} label={t('table.changeCountry')}>
      {(close) => (
        <LazyComponent
          part={countryForm}
          props={{
            count: ids.length,
            onChoose: (code) => {
              close();
              actions.changeCountry(ids, code);
            },
          }}
        />
      )}
    </PanelButton>
  );
}
