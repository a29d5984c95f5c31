import type { Rental } from '../../../../../graphql/generated/schema';
import type { RentalContent } from '../../../../../graphql/rental';
import type { AppDispatch } from '../../../app/hooks';
import { conflictSettled } from '../rentalsSlice';
import type { Conflict } from '../sync/outbox';

/**
 * Ends a conflict as the person chose.
 * @param content what is written on top of theirs; nothing in it leaves theirs as they are
 * @param theirs the rental that the person compared with: should it change again, that is another conflict
 */
export const settleConflict =
  ({ id, rentalId }: Conflict, content: RentalContent, theirs: Rental) =>
  (dispatch: AppDispatch): void => {
    const isWritten = Object.keys(content).length > 0;
    const change = isWritten ? { id: crypto.randomUUID(), rentalId, content, seen: theirs, at: Date.now() } : null;
    dispatch(conflictSettled({ id, change }));
  };
