import cross from 'bootstrap-icons/icons/x.svg?glyph';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { Rental } from '../../../../graphql/generated/schema';
import { useAppDispatch } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { useFormats } from '../../components/useFormats';
import { isolate } from '../../lib/isolate';
import { countryChosen } from '../rentals/public/chosenCountry';
import { readListParams, writeListParams } from '../rentals/public/criteria';
import { rankAndShare, topMarkets } from './figures';

export interface ChosenCountryProps {
  readonly code: string;
  readonly rentals: readonly Rental[];
}

/** The rank and share of the selected country's largest rental among those shown. */
export function ChosenCountry({ code, rentals }: ChosenCountryProps) {
  const { t } = useTranslation('dashboards');
  const { number, percent } = useFormats();
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const position = useMemo(() => {
    const [rental] = topMarkets(
      rentals.filter(({ Code }) => Code === code),
      1,
    );
    return rental && { rental, ...rankAndShare(rental, rentals) };
  }, [code, rentals]);
  if (!position) return null;
  const name = isolate(position.rental.Name);
  const { criteria, ...list } = readListParams(params);
  const isOnly = criteria.countries.length === 1 && criteria.countries[0] === code;
  const sentence = t('rotterdam.chosen', {
    name,
    rank: number(position.rank),
    total: number(rentals.length),
    share: percent(position.share),
  });
  const onlyCountry = writeListParams(params, { ...list, criteria: { ...criteria, countries: [code] } });
  return (
    <p className="chosen-country">
      <span title={sentence}>{sentence}</span>
      {!isOnly && (
        <Link replace preventScrollReset to={{ search: String(onlyCountry) }}>
          {t('utrecht.showOnly')}
        </Link>
      )}
      <button
        type="button"
        className="btn btn-icon"
        aria-label={t('rotterdam.clearCountry', { name })}
        onClick={() => dispatch(countryChosen(null))}
      >
        <Icon icon={cross} />
      </button>
    </p>
  );
}
