import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { useFormats } from '../../components/useFormats';
import { usePageTheme } from '../../components/usePageTheme';
import { isolate } from '../../lib/isolate';
import { ChartFrame } from './ChartFrame';
import { Swatch } from './charts/Swatch';
import { type Share, sharesOf } from './figures';
import { shortName } from './marketName';

/** The shares of the five largest rentals in the total population, and the share of all others. */
export const SharesCard = memo(function SharesCard({ rentals }: { readonly rentals: readonly Rental[] }) {
  const { t } = useTranslation(['dashboards', 'rentals']);
  const formats = useFormats();
  // A share that would be rounded to zero.
  const percent = (share: number) =>
    share > 0 && share < 0.0005 ? `<${formats.percent(0.001)}` : formats.percent(share);
  const shares = useMemo(() => sharesOf(rentals, max - 1), [rentals]);
  const others = t('rotterdam.others');
  const [first] = shares;
  const finding = first?.rental
    ? t('rotterdam.sharesFinding', { first: isolate(first.rental.Name), share: percent(first.share) })
    : '';
  return (
    <ChartFrame
      title={t('rotterdam.shares')}
      unit={t('rotterdam.sharesUnit')}
      emptyText={rentals.length > 0 ? t('rotterdam.noPeople') : undefined}
      place={<SharesPlace />}
      columns={[t('rentals:field.Name'), t('rentals:field.Population'), t('rotterdam.share')]}
      rows={shares.map(({ rental, population, share }) => [rental?.Name ?? others, population, percent(share)])}
      legend={shares.map((share, index) => ({
        colour: colourOf(share, index),
        label: `${share.rental ? shortName(share.rental) : others}  ${percent(share.share)}`,
      }))}
    >
      <div className="shares">
        <ShareBar shares={shares} label={`${t('rotterdam.shares')}. ${finding}`} />
        <ul className="share-list">
          {shares.map((share, index) => (
            <li key={share.rental?.id ?? others}>
              <Swatch colour={colourOf(share, index)} />
              <span className="text-truncate">
                <bdi>{share.rental ? shortName(share.rental) : others}</bdi>
              </span>
              <bdi className="tabular">{percent(share.share)}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
});

const max = 6;

/** One bar for the total, divided into the shares. */
function ShareBar({ shares, label }: { readonly shares: readonly Share[]; readonly label: string }) {
  const { rightToLeft } = usePageTheme();
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  const percent = (part: number) => `${100 * part}%`;
  return (
    <svg className="share-bar saved-picture" width="100%" height="12" role="img">
      <title>{label}</title>
      {shares.map((share, index) => {
        const start = starts[index] as number;
        const x = percent(rightToLeft ? 1 - start - share.share : start);
        const key = share.rental?.id ?? 'others';
        return <rect key={key} x={x} width={percent(share.share)} height="12" fill={colourOf(share, index)} />;
      })}
      {starts.slice(1).map((start) => {
        const x = percent(rightToLeft ? 1 - start : start);
        return <line key={start} x1={x} x2={x} y2="12" stroke="var(--polder-surface)" strokeWidth="2" />;
      })}
    </svg>
  );
}

/** A placeholder as large as the bar and its list. */
function SharesPlace() {
  return (
    <div className="shares skeleton" aria-hidden="true">
      <span className="share-bar placeholder" />
      <ul className="share-list">
        {Array.from({ length: max }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={row}>
            <span />
            <span className="placeholder w-50" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The last colour, a grey blue, is for the unnamed rest. */
const colourOf = ({ rental }: Share, index: number) => `var(--polder-data-${rental ? index + 1 : 8})`;
