import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../../app/hooks';
import { announce } from '../../../lib/announce';
import { notify } from '../../notifications/public/notify';
import { useCan, useDenial, useDenialKey } from '../../session/public/permissions';
import {
  changeCountry,
  deleteRentals,
  editRental,
  type RentalEdit,
  restoreRentals,
  undoEdit,
  withCountry,
} from '../edit/editActions';
import { useRentalPanels } from '../edit/useRentalPanels';
import { countryChosen } from '../import/uploadSlice';
import { contentThatDiffers } from '../sync/localChange';
import type { RowActions } from './rowActions';

/** The table's actions on rentals, by the store and the address. */
export function useRowActions(chosenCode: string | null): RowActions {
  const dispatch = useAppDispatch();
  const { openRental } = useRentalPanels();
  const canEdit = useCan('edit') ?? false;
  const canOpen = useCan('read') ?? false;
  const denial = useDenial('edit');
  const denialKey = useDenialKey('edit');
  const { t } = useTranslation('rentals');
  const edits = useRef<RentalEdit[]>([]);
  return useMemo(
    () => ({
      canEdit,
      canOpen,
      denial,
      explain: () => {
        if (denialKey) dispatch(notify({ kind: 'warning', textKey: `common:${denialKey}`, topic: 'denied' }));
      },
      open: ({ id }) => openRental(id),
      edit: (rental, column, value) => {
        const changes = column === 'Code' ? withCountry(rental, String(value)) : { [column]: value };
        const after = contentThatDiffers(rental, changes);
        const names = Object.keys(after) as (keyof typeof after)[];
        const before = Object.fromEntries(names.map((name) => [name, rental[name]]));
        if (names.length > 0) edits.current.push({ id: rental.id, before, after });
        dispatch(editRental(rental.id, changes, rental));
      },
      undoEdit: () => {
        const last = canEdit ? edits.current.pop() : undefined;
        if (last) announce(t(dispatch(undoEdit(last)) ? 'table.undone' : 'table.notUndone'));
      },
      changeCountry: (ids, code) => dispatch(changeCountry(ids, code)),
      remove: (ids) => dispatch(deleteRentals(ids)),
      restore: (ids) => dispatch(restoreRentals(ids)),
      choose: (code) => void dispatch(countryChosen(code === chosenCode ? null : code)),
    }),
    [dispatch, openRental, canEdit, canOpen, denial, denialKey, chosenCode, t],
  );
}
