import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/useFormats';
import { labelOf } from '../fields/labelOf';
import type { FieldComparison, FieldValue, Side } from './compareVersions';

export interface FieldRowProps {
  readonly comparison: FieldComparison;
  /** The selected side; absent if there is nothing to choose. */
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

const notes = { me: 'conflict.changedByMe', them: 'conflict.changedByThem', both: 'conflict.changedByBoth' } as const;

/** One field of a rental in conflict: its earlier value, and the two versions to choose from. */
export function FieldRow({ comparison, side, onChoose }: FieldRowProps) {
  const { t } = useTranslation('rentals');
  const { field, before, mine, theirs, changedBy } = comparison;
  const group = useId();
  const name = field === '_deleted' ? t('conflict.state') : labelOf(t, field);
  const option = (which: Side, value: FieldValue) =>
    changedBy === null ? (
      <Value field={field} value={value} />
    ) : (
      <label className={clsx('conflict-option', side === which && 'is-selected')}>
        <input
          type="radio"
          className="form-check-input"
          name={group}
          checked={side === which}
          aria-describedby={`${group}note`}
          onChange={() => onChoose(which)}
        />
        <span className="visually-hidden">{t('conflict.choose', { field: name })}:</span>
        <Value field={field} value={value} />
      </label>
    );

  return (
    <tr className={changedBy === null ? 'is-agreed' : undefined}>
      <th scope="row">
        {name}
        {changedBy && (
          <small id={`${group}note`} className={`conflict-note conflict-note-${changedBy}`}>
            {t(notes[changedBy])}
          </small>
        )}
      </th>
      <td data-label={t('conflict.before')}>
        <Value field={field} value={before} />
      </td>
      <td data-label={t('conflict.mine')}>{option('mine', mine)}</td>
      <td data-label={t('conflict.theirs')}>{option('theirs', theirs)}</td>
    </tr>
  );
}

interface ValueProps {
  readonly field: FieldComparison['field'];
  readonly value: FieldValue;
}

/** A field's value, formatted for reading. */
function Value({ field, value }: ValueProps) {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  if (field === '_deleted') return t(value ? 'conflict.deleted' : 'conflict.inUse');
  if (value === undefined || value === null || value === '') {
    return <span className="text-secondary">{t('conflict.empty')}</span>;
  }
  return <bdi>{typeof value === 'number' ? number(value) : value}</bdi>;
}
