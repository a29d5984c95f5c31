import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../../graphql/generated/schema';
import { formatsFor } from '../../../../lib/format';
import { isolate } from '../../../../lib/isolate';
import { type Condition, limitsNow, type Rank } from './parsedQuery';

export interface ConditionTexts {
  /** A condition's meaning as text. */
  of(condition: Condition): string;
  ofRank(rank: Rank): string;
}

/** Describes, in a language, how the words of a sentence were understood. */
export function useInterpretation(language: string, rentals: readonly Rental[]): ConditionTexts {
  const { t } = useTranslation('sentence', { lng: language });
  const { number, date } = formatsFor(language);
  const regions = new Intl.DisplayNames(language, { type: 'region' });

  const placesOf = (codes: readonly string[]) => {
    const [code = '', ...others] = codes;
    if (others.length === 0) return t('meaning.country', { name: `${regions.of(code)} (${code})` });
    return t('meaning.countries', { count: codes.length, formatted: number(codes.length) });
  };
  const sizeOf = (condition: Extract<Condition, { kind: 'size' }>) => {
    const { min, max } = limitsNow(condition, rentals);
    const range = rangeOf(min, max);
    return condition.than ? t('meaning.than', { range, name: isolate(condition.than.name) }) : range;
  };
  const rangeOf = (min: number | null, max: number | null) => {
    if (min === max) return t('meaning.exactly', { count: min ?? 0, formatted: number(min ?? 0) });
    if (min === null) return t('meaning.max', { max: number(max ?? 0) });
    if (max === null) return t('meaning.min', { min: number(min) });
    return t('meaning.between', { min: number(min), max: number(max) });
  };
  const momentOf = ({ field, from, until }: Extract<Condition, { kind: 'moment' }>) => {
    const day = (moment: number) => date(new Date(moment).toISOString());
    const last = until === null ? null : until - 1;
    if (from === null) return t(`meaning.${field}Until`, { until: day(last ?? 0) });
    if (last === null) return t(`meaning.${field}From`, { from: day(from) });
    const [first, end] = [day(from), day(last)];
    return first === end
      ? t(`meaning.${field}On`, { day: first })
      : t(`meaning.${field}Between`, { from: first, until: end });
  };
  const plain = (condition: Condition) => {
    switch (condition.kind) {
      case 'countries':
        return placesOf(condition.codes);
      case 'name':
        return t(`meaning.name.${condition.part}`, { name: isolate(condition.name) });
      case 'size':
        return sizeOf(condition);
      case 'moment':
        return momentOf(condition);
      case 'flag':
        return t('meaning.flag');
      case 'deleted':
        return t(`meaning.deleted.${condition.choice}`);
    }
  };
  return {
    of: (condition) => (condition.isExcluded ? t('meaning.not', { meaning: plain(condition) }) : plain(condition)),
    ofRank: ({ column, descending, first, last }) => {
      const order = `${column}.${descending ? 'descending' : 'ascending'}` as const;
      if (first > 1) return t(`rank.${order}.at`, { place: number(first) });
      return t(`rank.${order}.first`, { count: last, formatted: number(last) });
    },
  };
}
