import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../components/useFormats';
import type { ImportTally } from '../importTally';

export interface ImportTallyListProps {
  readonly kind: 'import' | 'undo';
  readonly tally: ImportTally;
  /** Invalid rows, which were never sent. */
  readonly leftOut: number;
  /** Rows that a stopped import did not send. */
  readonly notSent?: number;
}

/** The number of rows per outcome. */
export function ImportTallyList({ kind, tally, leftOut, notSent = 0 }: ImportTallyListProps) {
  const { t } = useTranslation('import');
  const { number } = useFormats();
  const { unchanged, ...changed } = tally;
  // Undoing only affects rows that were changed.
  const counts = {
    ...(kind === 'undo' ? changed : tally),
    rejected: tally.rejected + leftOut,
    ...(notSent > 0 && { notSent }),
  };
  return (
    <dl className="import-tally">
      {(Object.keys(counts) as (keyof typeof counts)[]).map((name) => (
        <div key={name}>
          <dt>{t(`${kind === 'undo' ? 'undo.tally' : 'tally'}.${name}`)}</dt>
          <dd>{number(counts[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
