import type { RentalInput } from '../../../graphql/generated/schema';
import { blankContent, type RentalValues, rentalFields, requiredFields } from '../../../graphql/rental';
import type { ValidRow } from '../../../lambdas/batch-test/valid-row';
import type { StoredRental } from '../../../lambdas/shared/stored-rental';

/** Of fields that the tests are not about, only the texts that a rental needs have a value. */
const others: typeof blankContent = {
  ...blankContent,
  ...(Object.fromEntries(
    requiredFields.filter((field) => rentalFields[field].kind === 'text').map((field) => [field, `A ${field}`]),
  ) as Partial<RentalValues>),
};

export const newRow = {
  ...others,
  id: 'nl',
  Flag: '🇳🇱',
  Name: 'Netherlands',
  Code: 'NL',
  Population: 17_900_000,
  conflictID: 'mutation-1',
} satisfies RentalInput;

export const stored: StoredRental = {
  ...others,
  id: 'nl',
  Flag: '🇳🇱',
  Name: 'Netherlands',
  Code: 'NL',
  Population: 17_900_000,
  conflictID: 'mutation-1',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  _version: 3,
  _deleted: false,
  _lastChangedAt: Date.parse('2026-11-02T10:00:00.000Z'),
  _shard: 5,
};

/** A valid row for the stored rental, at its version. */
export function row(overrides: Partial<ValidRow> = {}): ValidRow {
  return { index: 0, id: 'nl', conflictID: 'mutation-2', base: 3, content: {}, ...overrides };
}
