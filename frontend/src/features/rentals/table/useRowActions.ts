import { useMemo } from 'react';
import { useAppDispatch } from '../../../app/hooks';
import { notify } from '../../notifications/public/notify';
import { useCan, useDenial, useDenialKey } from '../../session/public/permissions';
import { changeCountry, deleteRentals, editRental, restoreRentals, withCountry } from '../edit/editActions';
import { useRentalPanels } from '../edit/useRentalPanels';
import { countryChosen } from '../import/uploadSlice';
import type { RowActions } from './rowActions';

/** The table's actions on rentals, by the store and the address. */
export function useRowActions(chosenCode: string | null): RowActions {
  const dispatch = useAppDispatch();
  const { openRental } = useRentalPanels();
  const canEdit = useCan('edit') ?? false;
  const canOpen = useCan('read') ?? false;
  const denial = useDenial('edit');
  const denialKey = useDenialKey('edit');
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
        dispatch(editRental(rental.id, changes, rental));
      },
      changeCountry: (ids, code) => dispatch(changeCountry(ids, code)),
      remove: (ids) => dispatch(deleteRentals(ids)),
      restore: (ids) => dispatch(restoreRentals(ids)),
      choose: (code) => void dispatch(countryChosen(code === chosenCode ? null : code)),
    }),
    [dispatch, openRental, canEdit, canOpen, denial, denialKey, chosenCode],
  );
}
