import type { Rental } from '../../../../../graphql/generated/schema';
import type { RentalContent } from '../../../../../graphql/rental';
import type { AppDispatch } from '../../../app/hooks';
import type { Conflict } from '../sync/outbox';
import { conflictSettled } from '../sync/rentalsSlice';

/**
 * Resolves a conflict with the user's choice.
 * @param content the values to write over the cloud's version; empty leaves that as it is
 * @param theirs the version that the user compared with: if it changes again, that is another conflict
 */
export const resolveConflict =
  ({ id, rentalId }: Conflict, content: RentalContent, theirs: Rental) =>
  (dispatch: AppDispatch): void => {
    const isWritten = Object.keys(content).length > 0;
    const change = isWritten ? { id: crypto.randomUUID(), rentalId, content, seen: theirs, at: Date.now() } : null;
    dispatch(conflictSettled({ id, change }));
  };
