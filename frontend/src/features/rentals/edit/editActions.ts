import type { ChangeOrigin, Rental } from '../../../../../graphql/generated/schema';
import type { RentalContent, RentalValues } from '../../../../../graphql/rental';
import type { AppDispatch, RootState } from '../../../app/hooks';
import { isolate } from '../../../lib/isolate';
import { notify } from '../../notifications/public/notify';
import { countryFlag, isFlagOf } from '../fields/countryFlag';
import { contentThatDiffers, hasContent } from '../sync/localChange';
import { findRental } from '../sync/mergeRentals';
import { changesMade, selectRentals } from '../sync/rentalsSlice';

type EditAction<Result> = (dispatch: AppDispatch, getState: () => RootState) => Result;

/**
 * Changes one rental: shown immediately, sent as soon as there is a connection. Fields that already have the new value
 * are left out.
 * @param seen the rental as the user saw it; the store may have a later version
 */
export const editRental =
  (id: string, changes: RentalContent, seen?: Rental, origin?: ChangeOrigin): EditAction<void> =>
  (dispatch, getState) => {
    const held = findRental(selectRentals(getState()), id);
    // A later version with the same content is an earlier change by this user, confirmed by the cloud.
    const rental = seen && held && !hasContent(held, seen) ? seen : (held ?? seen);
    if (!rental) return;
    const content = contentThatDiffers(rental, changes);
    if (Object.keys(content).length === 0) return;
    dispatch(changesMade([{ ...newChange(id, rental, origin), content }]));
  };

/** A change of one rental, and what it replaced. */
export interface RentalEdit {
  readonly id: string;
  readonly before: RentalContent;
  readonly after: RentalContent;
}

/**
 * Takes a change back.
 * @returns false if the rental was changed since, by anybody
 */
export const undoEdit =
  ({ id, before, after }: RentalEdit): EditAction<boolean> =>
  (dispatch, getState) => {
    const rental = findRental(selectRentals(getState()), id);
    if (!rental || !hasContent(rental, after)) return false;
    dispatch(editEach([id], () => before, { kind: 'undo' }));
    return true;
  };

/** Makes the same changes to many rentals. */
const editRentals = (ids: readonly string[], changes: RentalContent, origin?: ChangeOrigin): EditAction<void> =>
  editEach(ids, () => changes, origin);

/** Changes many rentals, each by what the function returns for it; null leaves it as it is. */
const editEach =
  (
    ids: readonly string[],
    changesOf: (rental: Rental) => RentalContent | null,
    origin?: ChangeOrigin,
  ): EditAction<void> =>
  (dispatch, getState) => {
    const rentals = selectRentals(getState());
    const made = ids.flatMap((rentalId) => {
      const seen = findRental(rentals, rentalId);
      const changes = seen && changesOf(seen);
      const content = changes && contentThatDiffers(seen, changes);
      if (!content || Object.keys(content).length === 0) return [];
      return [{ ...newChange(rentalId, seen, origin), content }];
    });
    if (made.length > 0) dispatch(changesMade(made));
  };

/**
 * Gives rentals another country, with an undo button. A flag that belongs to the old country becomes that of the new one;
 * undo leaves alone what was changed again meanwhile.
 */
export const changeCountry =
  (ids: readonly string[], code: string): EditAction<void> =>
  (dispatch, getState) => {
    const rentals = selectRentals(getState());
    const before = new Map(
      ids.flatMap((id) => {
        const rental = findRental(rentals, id);
        return rental && !rental._deleted && rental.Code !== code ? [[id, withCountry(rental, rental.Code)]] : [];
      }),
    );
    if (before.size === 0) return;
    const changed = [...before.keys()];
    dispatch(editEach(changed, (rental) => withCountry(rental, code)));
    const undo = () =>
      editEach(changed, (rental) => (rental.Code === code ? (before.get(rental.id) ?? null) : null), { kind: 'undo' });
    dispatch(
      notify({
        kind: 'info',
        textKey: 'rentals:edit.countryNotice',
        params: { ...countOf(rentals, changed), code },
        action: { textKey: 'rentals:edit.undo', run: () => dispatch(undo()) },
      }),
    );
  };

/** The changes that give a rental a country, with its flag unless the rental has its own. */
export function withCountry({ Code, Flag }: Rental, code: string): RentalContent {
  return { Code: code, ...(isFlagOf(Flag ?? '', Code) && { Flag: countryFlag(code) }) };
}

/**
 * Adds a rental.
 * @returns its id
 */
export const addRental =
  (fields: RentalValues): EditAction<string> =>
  (dispatch) => {
    const rentalId = crypto.randomUUID();
    const content = { ...fields, _deleted: false };
    dispatch(changesMade([{ ...newChange(rentalId, null), content }]));
    return rentalId;
  };

/** Deletes rentals, with an undo button. Each remains as a tombstone for 30 days. */
export const deleteRentals =
  (ids: readonly string[]): EditAction<void> =>
  (dispatch, getState) => {
    const rentals = selectRentals(getState());
    const present = ids.filter((id) => findRental(rentals, id)?._deleted === false);
    if (present.length === 0) return;
    dispatch(editRentals(present, { _deleted: true }));
    dispatch(
      notify({
        kind: 'info',
        textKey: 'rentals:edit.deletedNotice',
        params: countOf(rentals, present),
        action: { textKey: 'rentals:edit.undo', run: () => dispatch(restoreRentals(present, { kind: 'undo' })) },
      }),
    );
  };

/** What a notice says of rentals: how many they are, and of one its name. */
const countOf = (rentals: readonly Rental[], ids: readonly string[]) => ({
  count: ids.length,
  name: isolate(findRental(rentals, ids[0] as string)?.Name ?? ''),
});

/** Restores deleted rentals unchanged. */
export const restoreRentals = (ids: readonly string[], origin?: ChangeOrigin): EditAction<void> =>
  editRentals(ids, { _deleted: false }, origin);

const newChange = (rentalId: string, seen: Rental | null, origin?: ChangeOrigin) => ({
  id: crypto.randomUUID(),
  rentalId,
  seen,
  at: Date.now(),
  ...(origin && { origin }),
});
