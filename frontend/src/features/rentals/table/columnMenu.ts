import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?glyph';
import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?glyph';
import narrower from 'bootstrap-icons/icons/chevron-bar-contract.svg?glyph';
import wider from 'bootstrap-icons/icons/chevron-bar-expand.svg?glyph';
import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?glyph';
import pin from 'bootstrap-icons/icons/pin.svg?glyph';
import pinAngle from 'bootstrap-icons/icons/pin-angle.svg?glyph';
import descending from 'bootstrap-icons/icons/sort-down.svg?glyph';
import addRule from 'bootstrap-icons/icons/sort-down-alt.svg?glyph';
import ascending from 'bootstrap-icons/icons/sort-up.svg?glyph';
import type { TFunction } from 'i18next';
import { type ColumnPreferences, hideColumn, moveColumn, pinColumn, sideOf } from './columnPreferences';
import type { MenuItem } from './FloatingMenu';
import { withRule } from './orderRules';
import type { OrderChange, RentalOrder, SortColumn } from './sortRentals';

export interface ColumnMenuSettings {
  readonly column: SortColumn;
  readonly order: RentalOrder;
  readonly preferences: ColumnPreferences;
  readonly rightToLeft: boolean;
  readonly onOrder: (change: OrderChange) => void;
  readonly onChange: (preferences: ColumnPreferences) => void;
  readonly onResize: (step: 1 | -1) => void;
  readonly t: TFunction<'rentals'>;
}

/** Everything that a pointer can do to a column, for keyboard users. */
export function columnMenu(settings: ColumnMenuSettings): MenuItem[] {
  const { column, order, preferences, rightToLeft, onOrder, onChange, onResize, t } = settings;
  const [before, after] = neighbours(preferences, column);
  const side = sideOf(preferences, column);
  const move = (to: SortColumn | undefined) => to && onChange(moveColumn(preferences, column, to));
  const pinTo = (wanted: typeof side) => onChange(pinColumn(preferences, column, wanted));
  const isOther = order.some((rule) => rule.column !== column);
  const items: (MenuItem | false)[] = [
    {
      key: 'ascending',
      icon: ascending,
      label: t('table.sortAscending'),
      run: () => onOrder([{ column, descending: false }]),
    },
    {
      key: 'descending',
      icon: descending,
      label: t('table.sortDescending'),
      run: () => onOrder([{ column, descending: true }]),
    },
    isOther && {
      key: 'add',
      icon: addRule,
      label: t('table.sortAdd'),
      run: () => onOrder((known) => withRule(known, column)),
    },
    {
      key: 'before',
      icon: rightToLeft ? arrowRight : arrowLeft,
      label: t(rightToLeft ? 'table.moveRight' : 'table.moveLeft'),
      isDisabled: !before,
      startsGroup: true,
      run: () => move(before),
    },
    {
      key: 'after',
      icon: rightToLeft ? arrowLeft : arrowRight,
      label: t(rightToLeft ? 'table.moveLeft' : 'table.moveRight'),
      isDisabled: !after,
      run: () => move(after),
    },
    { key: 'wider', icon: wider, label: t('table.wider'), run: () => onResize(1) },
    { key: 'narrower', icon: narrower, label: t('table.narrower'), run: () => onResize(-1) },
    side !== 'start' && {
      key: 'pinStart',
      icon: pin,
      label: t('table.pinStart'),
      startsGroup: true,
      run: () => pinTo('start'),
    },
    side !== 'end' && { key: 'pinEnd', icon: pin, label: t('table.pinEnd'), run: () => pinTo('end') },
    side !== null && { key: 'unpin', icon: pinAngle, label: t('table.unpin'), run: () => pinTo(null) },
    {
      key: 'hide',
      icon: eyeSlash,
      label: t('table.hide'),
      run: () => onChange(hideColumn(preferences, column, true)),
    },
  ];
  return items.filter((item) => item !== false);
}

/** The neighbours of a column, among those pinned to the same side. */
export function neighbours(
  preferences: ColumnPreferences,
  column: SortColumn,
): [SortColumn | undefined, SortColumn | undefined] {
  const { order, hidden } = preferences;
  const side = sideOf(preferences, column);
  const shown = order.filter((one) => !hidden.includes(one) && sideOf(preferences, one) === side);
  const at = shown.indexOf(column);
  return [shown[at - 1], shown[at + 1]];
}
