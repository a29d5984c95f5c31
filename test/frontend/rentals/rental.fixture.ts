import type { Rental } from '../../../graphql/generated/schema';
import { blankContent, contentFields, type RentalValues } from '../../../graphql/rental';

/** The values of a file's row; say those that the test is about. */
export const blankValues = Object.fromEntries(
  contentFields.map((field) => [field, blankContent[field] ?? '']),
) as RentalValues;

/** A rental as the cloud answers it; say only what the test is about. */
export function rental(said: Partial<Rental> = {}): Rental {
  const created = Date.UTC(2026, 10, 1);
  const changed = said._lastChangedAt ?? created;
  return {
    ...blankContent,
    id: 'a',
    Flag: '🇳🇱',
    Name: 'Nederland',
    Code: 'NL',
    Population: 17_900_000,
    conflictID: 'c',
    // The same for all versions of a rental.
    createdAt: new Date(created).toISOString(),
    updatedAt: new Date(changed).toISOString(),
    _version: 1,
    _deleted: false,
    _lastChangedAt: changed,
    ...said,
  };
}
