import { clsx } from 'clsx';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/useFormats';
import type { TextAnalysis } from './analysis';
import { MarkedText } from './MarkedText';
import { MissingParts } from './MissingParts';
import { isShownAtFirst, type Layer, layerClass, layersOf, marksOf } from './marks';
import { useLayerName } from './useLayerName';

/** The analysed text, with a legend that toggles its marks. */
export function MarksCard({ analysis, isLocal }: { readonly analysis: TextAnalysis; readonly isLocal: boolean }) {
  const { t } = useTranslation('text');
  const { number } = useFormats();
  const nameOf = useLayerName();
  const titleId = useId();
  // The layers toggled away from their initial visibility.
  const [turned, setTurned] = useState<ReadonlySet<Layer>>(new Set());
  const all = useMemo(() => marksOf(analysis), [analysis]);
  const layers = useMemo(() => layersOf(all), [all]);
  const isShown = (layer: Layer) => isShownAtFirst(layer) !== turned.has(layer);
  const shown = useMemo(() => all.filter(({ layer }) => isShownAtFirst(layer) !== turned.has(layer)), [all, turned]);
  const turn = (layer: Layer) =>
    setTurned(new Set([...turned].filter((other) => other !== layer).concat(turned.has(layer) ? [] : [layer])));
  return (
    <section className="card marks-card" aria-labelledby={titleId}>
      <header className="marks-head">
        <h2 id={titleId}>{t('marks.title')}</h2>
        <p className={isLocal ? 'badge text-bg-warning' : 'text-secondary'}>
          {t(isLocal ? 'byLocal' : 'byComprehend')}
        </p>
      </header>
      <MissingParts analysis={analysis} isLocal={isLocal} />
      {layers.length > 0 && (
        <ul className="mark-legend" aria-label={t('marks.legend')}>
          {layers.map(({ layer, count }) => (
            <li key={layer}>
              <button type="button" className="btn btn-sm" aria-pressed={isShown(layer)} onClick={() => turn(layer)}>
                <span
                  className={clsx('mark-sample', layerClass(layer), layer.startsWith('entity:') && 'mark-entity')}
                  aria-hidden="true"
                />
                {nameOf(layer)} <span className="text-secondary">{number(count)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <MarkedText text={analysis.text} passages={analysis.passages} marks={shown} />
      <p className="marks-hint">
        <bdi>{t('marks.keys')}</bdi>
      </p>
    </section>
  );
}
