import restore from 'bootstrap-icons/icons/arrow-counterclockwise.svg?glyph';
import open from 'bootstrap-icons/icons/box-arrow-up-right.svg?glyph';
import bookmark from 'bootstrap-icons/icons/geo-alt.svg?glyph';
import pencil from 'bootstrap-icons/icons/pencil.svg?glyph';
import trash from 'bootstrap-icons/icons/trash.svg?glyph';
import type { TFunction } from 'i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import type { EditableColumn } from './editableColumns';
import type { MenuItem } from './FloatingMenu';

/** The table's actions on rentals. */
export interface RowActions {
  /** False where the user's role may not change rentals, and while the session is unknown. */
  readonly canEdit: boolean;
  /** Why not, as a sentence; undefined while the session is unknown. */
  readonly denial: string | undefined;
  /** Whether a rental can be opened: guests have the sample only. */
  readonly canOpen: boolean;
  /** Says why not, after a keyboard shortcut or a double click. */
  explain(): void;
  open(rental: Rental): void;
  edit(rental: Rental, column: EditableColumn, value: string | number): void;
  /** Takes the last edit back, then the one before it. */
  undoEdit(): void;
  changeCountry(ids: readonly string[], code: string): void;
  remove(ids: readonly string[]): void;
  restore(ids: readonly string[]): void;
  /** Selects a rental's country, or deselects it. */
  choose(code: string): void;
}

export interface RowMenuSettings {
  readonly rental: Rental;
  readonly isChosen: boolean;
  readonly actions: RowActions;
  /** The column to edit in place; undefined if none of the shown can be. */
  readonly editedColumn: EditableColumn | undefined;
  readonly onEdit: (column: EditableColumn) => void;
  readonly t: TFunction<'rentals'>;
}

/** The menu of one rental. */
export function rowMenu({ rental, isChosen, actions, editedColumn, onEdit, t }: RowMenuSettings): MenuItem[] {
  const { id, Code } = rental;
  const isDisabled = !actions.canEdit;
  const reason = actions.denial;
  return [
    {
      key: 'open',
      icon: open,
      label: t('table.open'),
      isDisabled: !actions.canOpen,
      reason: actions.canOpen ? undefined : reason,
      run: () => actions.open(rental),
    },
    {
      key: 'edit',
      icon: pencil,
      label:
        editedColumn === undefined || editedColumn === 'Name'
          ? t('table.editHere')
          : t('table.editFieldHere', { field: t(`field.${editedColumn}`) }),
      isDisabled: isDisabled || !editedColumn,
      reason,
      run: () => editedColumn && onEdit(editedColumn),
    },
    {
      key: 'choose',
      icon: bookmark,
      label: t(isChosen ? 'table.clearCountry' : 'table.choose', { code: Code }),
      run: () => actions.choose(Code),
    },
    rental._deleted
      ? {
          key: 'restore',
          icon: restore,
          label: t('table.restore'),
          isDisabled,
          reason,
          startsGroup: true,
          run: () => actions.restore([id]),
        }
      : {
          key: 'remove',
          icon: trash,
          label: t('table.delete'),
          isDisabled,
          reason,
          startsGroup: true,
          isDangerous: true,
          run: () => actions.remove([id]),
        },
  ];
}
