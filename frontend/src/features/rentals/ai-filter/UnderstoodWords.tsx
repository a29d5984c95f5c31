import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/useFormats';
import type { Place, Size, Wish } from './wish';

/** What each word of the sentence was taken for, and what was not used. */
export function UnderstoodWords({ wish }: { readonly wish: Wish }) {
  const { t, i18n } = useTranslation('rentals');
  const { number } = useFormats();
  const regions = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const meaningOf = (place: Place) => {
    const { key, name } = nameOf(place);
    return t(`aiFilter.meaning.${place.isExcluded ? 'without' : key}`, { name });
  };
  const nameOf = (place: Place) => {
    if (place.kind === 'name') return { key: 'name', name: place.name } as const;
    const [code = '', ...others] = place.codes;
    if (others.length === 0) return { key: 'country', name: `${regions.of(code)} (${code})` } as const;
    const count = place.codes.length;
    return { key: 'countries', name: t('aiFilter.meaning.howMany', { count, formatted: number(count) }) } as const;
  };
  const sizeOf = (size: Size) =>
    size.isExcluded ? t('aiFilter.meaning.not', { range: rangeOf(size) }) : rangeOf(size);
  const rangeOf = ({ least, most }: Size) => {
    if (least === most) return t('aiFilter.meaning.exactly', { count: least ?? 0, formatted: number(least ?? 0) });
    if (least === null) return t('aiFilter.meaning.most', { most: number(most ?? 0) });
    if (most === null) return t('aiFilter.meaning.least', { least: number(least) });
    return t('aiFilter.meaning.between', { least: number(least), most: number(most) });
  };
  return (
    <>
      <dl className="ai-filter-words">
        {wish.places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may name a place twice
          <div key={index}>
            <dt>{place.words}</dt>
            <dd>{meaningOf(place)}</dd>
          </div>
        ))}
        {wish.sizes.map((size, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may set a size twice
          <div key={index}>
            <dt>{size.words}</dt>
            <dd>{sizeOf(size)}</dd>
          </div>
        ))}
      </dl>
      {wish.unused.length > 0 && (
        <p className="ai-filter-unused">{t('aiFilter.unused', { words: wish.unused.join(', ') })}</p>
      )}
      {wish.foundBy === 'words' && <p className="ai-filter-unused">{t('aiFilter.foundByWords')}</p>}
    </>
  );
}
