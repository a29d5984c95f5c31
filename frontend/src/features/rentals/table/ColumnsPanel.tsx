import down from 'bootstrap-icons/icons/arrow-down.svg?glyph';
import up from 'bootstrap-icons/icons/arrow-up.svg?glyph';
import layout from 'bootstrap-icons/icons/layout-three-columns.svg?glyph';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../../components/FocusableButton';
import { Icon } from '../../../components/Icon';
import {
  type ColumnPreferences,
  defaultColumns,
  densities,
  hideColumn,
  moveColumn,
  type PinnedSide,
  pinColumn,
  sideOf,
} from './columnPreferences';
import { PanelButton } from './PanelButton';
import type { SortColumn } from './sortRentals';

export interface ColumnsPanelProps {
  readonly preferences: ColumnPreferences;
  readonly onChange: (preferences: ColumnPreferences) => void;
}

/** Arranges the table's columns, and sets the row height. */
export function ColumnsPanel({ preferences, onChange }: ColumnsPanelProps) {
  const { t } = useTranslation('rentals');
  const name = useId();
  const { order } = preferences;
  return (
    <PanelButton icon={layout} label={t('table.columns')}>
      {() => (
        <div className="columns-panel">
          <ul>
            {order.map((column, index) => (
              <ColumnLine
                key={column}
                column={column}
                before={order[index - 1]}
                after={order[index + 1]}
                preferences={preferences}
                onChange={onChange}
              />
            ))}
          </ul>
          <fieldset className="density-choice">
            <legend>{t('table.density.label')}</legend>
            {densities.map((density) => (
              <label key={density} className="form-check">
                <input
                  type="radio"
                  className="form-check-input"
                  name={name}
                  checked={density === preferences.density}
                  onChange={() => onChange({ ...preferences, density })}
                />
                {t(`table.density.${density}`)}
              </label>
            ))}
          </fieldset>
          <button type="button" className="btn btn-outline-secondary" onClick={() => onChange(defaultColumns)}>
            {t('table.resetColumns')}
          </button>
        </div>
      )}
    </PanelButton>
  );
}

interface ColumnLineProps extends ColumnsPanelProps {
  readonly column: SortColumn;
  readonly before: SortColumn | undefined;
  readonly after: SortColumn | undefined;
}

const sides = ['none', 'start', 'end'] as const;

function ColumnLine({ column, before, after, preferences, onChange }: ColumnLineProps) {
  const { t } = useTranslation('rentals');
  const name = t(`field.${column}`);
  const move = (to: SortColumn | undefined) => to && onChange(moveColumn(preferences, column, to));
  const pin = (side: string) => onChange(pinColumn(preferences, column, side === 'none' ? null : (side as PinnedSide)));
  return (
    <li>
      <label className="form-check">
        <input
          type="checkbox"
          className="form-check-input"
          checked={!preferences.hidden.includes(column)}
          onChange={(event) => onChange(hideColumn(preferences, column, !event.target.checked))}
        />
        {name}
      </label>
      <select
        className="form-select form-select-sm"
        aria-label={t('table.pinColumn', { name })}
        value={sideOf(preferences, column) ?? 'none'}
        onChange={(event) => pin(event.target.value)}
      >
        {sides.map((side) => (
          <option key={side} value={side}>
            {t(`table.side.${side}`)}
          </option>
        ))}
      </select>
      <FocusableButton
        className="btn btn-icon"
        aria-label={t('table.moveUp', { name })}
        isDisabled={!before}
        onClick={() => move(before)}
      >
        <Icon icon={up} />
      </FocusableButton>
      <FocusableButton
        className="btn btn-icon"
        aria-label={t('table.moveDown', { name })}
        isDisabled={!after}
        onClick={() => move(after)}
      >
        <Icon icon={down} />
      </FocusableButton>
    </li>
  );
}
