import { useTranslation } from 'react-i18next';
import { useDataColours } from '../../components/useDataColours';
import { contrastRatio, parseColour, type Rgb, toHex } from '../../lib/contrast.mts';
import { closestPair, colourVisions, seenWith } from './colourVision';
import { DesignSection } from './DesignSection';
import { useColours } from './useColours';
import './data-colours.scss';

const grounds = ['--polder-surface'];

/** The theme's eight chart colours, also as simulated for colour-blind readers. */
export function DataColours() {
  const { t, i18n } = useTranslation('design');
  const dataColours = useDataColours();
  const colours = dataColours.map((colour) => parseColour(colour) as Rgb);
  const views = [
    { name: 'usual' as const, seen: colours },
    ...colourVisions.map((name) => ({ name, seen: colours.map((colour) => seenWith(name, colour)) })),
  ];
  const surface = useColours(grounds).get('--polder-surface');
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <DesignSection title={t('data.title')} lead={t('data.lead')}>
      <div className="card table-responsive">
        <table className="table specimens data-colours mb-0">
          <thead>
            <tr>
              <th scope="col">{t('data.vision')}</th>
              {dataColours.map((colour, index) => (
                <th key={colour} scope="col">
                  {index + 1}
                </th>
              ))}
              <th scope="col" className="text-end">
                {t('data.closest')}
              </th>
            </tr>
          </thead>
          <tbody>
            {views.map(({ name, seen }) => {
              const { first, second, distance } = closestPair(seen);
              return (
                <tr key={name}>
                  <th scope="row">{t(`data.visions.${name}`)}</th>
                  {seen.map((colour, index) => (
                    <td key={dataColours[index]}>
                      <span className="data-swatch" style={{ backgroundColor: toHex(colour) }}>
                        <span className="visually-hidden">{toHex(colour)}</span>
                      </span>
                    </td>
                  ))}
                  <td className="text-end text-nowrap">
                    {t('data.pair', { first: first + 1, second: second + 1, distance: number.format(distance) })}
                  </td>
                </tr>
              );
            })}
            <tr>
              <th scope="row">{t('data.contrast')}</th>
              {colours.map((colour, index) => (
                <td key={dataColours[index]}>{surface ? number.format(contrastRatio(colour, surface)) : ''}</td>
              ))}
              <td />
            </tr>
          </tbody>
        </table>
      </div>
    </DesignSection>
  );
}
