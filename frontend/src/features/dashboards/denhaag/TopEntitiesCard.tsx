import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/Segments';
import { useFormats } from '../../../components/useFormats';
import { mostUsed, type Named, type TextAnalysis, topEntities } from '../../text/public/analysis';
import type { Cell } from '../saving/figuresCsv';
import { csvOnly, SaveMenu } from '../saving/SaveMenu';

const lists = ['entities', 'keyPhrases'] as const;
type ListName = (typeof lists)[number];

const maxShown = 100;

/** A name in a text, with its type if that is known. */
interface Row extends Named {
  readonly kind?: string;
}

const figuresCsvCells = (rows: readonly Row[]): Cell[][] =>
  rows.map(({ text, kind, count }) => (kind === undefined ? [text, count] : [text, kind, count]));

/** The most frequent entities or key phrases of a text. */
export function TopEntitiesCard({ analysis }: { readonly analysis: TextAnalysis }) {
  const { t } = useTranslation(['text', 'dashboards']);
  const { number } = useFormats();
  const titleId = useId();
  const [list, setList] = useState<ListName>('entities');
  const rows = useMemo<Row[]>(() => {
    if (list === 'keyPhrases') return mostUsed(analysis.keyPhrases.result ?? []);
    return topEntities(analysis.entities.result ?? []).map(({ type, ...named }) => ({
      ...named,
      kind: t(`entity.${type}`),
    }));
  }, [list, analysis, t]);
  const title = t('named.title');
  const columns = [t(`part.${list}`), ...(list === 'entities' ? [t('totals.type')] : []), t('totals.count')];
  return (
    <section className="card chart-card" aria-labelledby={titleId}>
      <header className="chart-card-head">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p>
            <bdi>{t('named.unit', { formatted: number(rows.length) })}</bdi>
          </p>
        </div>
        <div className="chart-card-actions">
          <Segments
            label={t('named.choose')}
            segments={lists.map((name) => ({ name, label: t(`part.${name}`) }))}
            chosen={list}
            onChoose={setList}
            isSmall
          />
          {rows.length > 0 && (
            <SaveMenu
              title={title}
              subtitle=""
              columns={columns}
              rows={figuresCsvCells(rows)}
              findChart={() => null}
              formats={csvOnly}
            />
          )}
        </div>
      </header>
      <div className="chart-card-body">
        {rows.length === 0 ? (
          <p className="chart-card-empty">{t('named.none')}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas have to be reachable by keyboard
          <section className="figure-table" tabIndex={0} aria-label={t('dashboards:charts.figures', { title })}>
            <table className="table table-sm">
              <thead>
                <tr>
                  {columns.slice(0, -1).map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                  <th scope="col" className="text-end">
                    {columns.at(-1)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, maxShown).map(({ text, kind, count }) => (
                  <tr key={`${kind} ${text}`}>
                    <th scope="row">
                      <bdi>{text}</bdi>
                    </th>
                    {kind && <td className="text-secondary">{kind}</td>}
                    <td className="text-end">{number(count)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </section>
  );
}
