import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../../../graphql/field-problem';
import { rentalFields } from '../../../../../graphql/rental';
import { nameOfCountry } from '../fields/countries';

/** The name of the typed country, that no country has the typed code, or what to type. */
export function useCountryHint(typed: string): string {
  const { t, i18n } = useTranslation('rentals');
  const code = rentalFields.Code.parse(typed);
  if (isProblem(code)) return t('edit.codeHint');
  return nameOfCountry(code, i18n.language) ?? t('edit.unknownCode', { code });
}
