import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { useFormats } from '../../components/useFormats';
import { dataColours } from '../../lib/dataColours';
import { ChartCard } from './ChartCard';
import { type Share, sharesOf } from './figures';
import { isolated, shortName } from './marketName';
import { useStableValue } from './useStableValue';

/** The shares of the five largest rentals in the total population, and the share of all others. */
export function SharesCard({ rentals }: { readonly rentals: readonly Rental[] }) {
  const { t } = useTranslation(['dashboards', 'rentals']);
  const formats = useFormats();
  const shares = useStableValue(useMemo(() => sharesOf(rentals, max - 1), [rentals]));
  const others = t('rotterdam.others');
  const total = t('rotterdam.total');

  const options = useMemo<ApexOptions>(
    () => ({
      chart: { type: 'donut' },
      colors: shares.map(colourOf),
      series: shares.map(({ population }) => population),
      labels: shares.map(({ rental }) => (rental ? shortName(rental) : others)),
      stroke: { width: 2, colors: ['var(--polder-surface)'] },
      legend: { show: false },
      plotOptions: {
        pie: {
          expandOnClick: false,
          donut: {
            size: '68%',
            labels: {
              show: true,
              value: { fontSize: '20px', fontWeight: 600, formatter: (value) => formats.compact(Number(value)) },
              total: {
                show: true,
                label: total,
                fontSize: '12px',
                formatter: ({ globals }) => formats.compact(sum(globals.seriesTotals)),
              },
            },
          },
        },
      },
      tooltip: { y: { formatter: (value) => formats.number(value) } },
      states: { active: { filter: { type: 'none' } } },
    }),
    [shares, others, total, formats],
  );

  const [first] = shares;
  return (
    <ChartCard
      title={t('rotterdam.shares')}
      unit={t('rotterdam.sharesUnit')}
      finding={
        first?.rental
          ? t('rotterdam.sharesFinding', { first: isolated(first.rental.Name), share: formats.percent(first.share) })
          : ''
      }
      emptyText={rentals.length > 0 ? t('rotterdam.noPeople') : undefined}
      options={options}
      height={170}
      place={<SharesPlace />}
      columns={[t('rentals:field.Name'), t('rentals:field.Population'), t('rotterdam.share')]}
      rows={shares.map(({ rental, population, share }) => [rental?.Name ?? others, population, formats.percent(share)])}
      legend={shares.map((share, index) => ({
        colour: colourOf(share, index),
        label: `${share.rental ? shortName(share.rental) : others}  ${formats.percent(share.share)}`,
      }))}
      aside={
        <ul className="share-list">
          {shares.map((share, index) => (
            <li key={share.rental?.id ?? others}>
              <Swatch colour={colourOf(share, index)} />
              <span className="text-truncate">
                <bdi>{share.rental ? shortName(share.rental) : others}</bdi>
              </span>
              <span className="tabular">{formats.percent(share.share)}</span>
            </li>
          ))}
        </ul>
      }
    />
  );
}

const max = 6;

/** A placeholder as large as the ring and its list. */
function SharesPlace() {
  return (
    <>
      <div className="chart chart-170" aria-hidden="true">
        <div className="chart-skeleton placeholder-wave placeholder w-100 h-100" />
      </div>
      <ul className="share-list placeholder-wave" aria-hidden="true">
        {Array.from({ length: max }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={row}>
            <span />
            <span className="placeholder w-50" />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The last colour, a grey blue, is for the unnamed rest. */
const colourOf = ({ rental }: Share, index: number) => (rental ? dataColours[index] : dataColours[7]) as string;

function Swatch({ colour }: { readonly colour: string }) {
  return (
    <svg className="share-swatch" viewBox="0 0 8 8" aria-hidden="true">
      <circle cx="4" cy="4" r="4" fill={colour} />
    </svg>
  );
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
