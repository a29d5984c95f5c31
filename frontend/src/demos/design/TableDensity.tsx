import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../components/Segments';
import { useFormats } from '../../components/useFormats';
import { DesignSection } from './DesignSection';
import './table-density.scss';

const densities = ['compact', 'usual', 'relaxed'] as const;
const rowPixels = { compact: 28, usual: 36, relaxed: 44 };
const rows: readonly [code: string, population: number, share: number][] = [
  ['NL', 17_231_017, 0.0023],
  ['BE', 11_422_068, 0.0015],
  ['DE', 82_927_922, 0.011],
  ['FR', 66_987_244, 0.0088],
];

/** The same rows in three densities. */
export function TableDensity() {
  const { t, i18n } = useTranslation('design');
  const [density, setDensity] = useState<(typeof densities)[number]>('usual');
  const formats = useFormats();
  const names = useMemo(() => new Intl.DisplayNames(i18n.language, { type: 'region' }), [i18n.language]);
  return (
    <DesignSection title={t('table.title')} lead={t('table.lead')}>
      <div className="mb-3">
        <Segments
          label={t('table.density')}
          segments={densities.map((name) => ({
            name,
            label: `${t(`table.densities.${name}`)} · ${t('pixels', { pixels: rowPixels[name] })}`,
          }))}
          chosen={density}
          onChoose={setDensity}
        />
      </div>
      <div className="card table-responsive">
        <table className={`table table-hover density-${density} mb-0`}>
          <thead>
            <tr>
              <th scope="col">{t('table.country')}</th>
              <th scope="col">{t('table.code')}</th>
              <th scope="col" className="text-end">
                {t('table.population')}
              </th>
              <th scope="col" className="text-end">
                {t('table.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([code, population, share]) => (
              <tr key={code}>
                <th scope="row">{names.of(code)}</th>
                <td>{code}</td>
                <td className="text-end">{formats.number(population)}</td>
                <td className="text-end">{formats.percent(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DesignSection>
  );
}
