import type { RentalVersion } from '../../../graphql/generated/schema';

/** A change of a rental's population; `at` tells it apart. */
export function versionAt(at: number, others: Partial<RentalVersion> = {}): RentalVersion {
  return {
    rentalId: `rental-${at}`,
    version: 2,
    at,
    kind: 'edit',
    by: 'ann-sub',
    byName: 'ann@example.nl',
    source: null,
    changed: ['Population'],
    before: { Population: 1 },
    after: { Flag: '🇳🇱', Name: `Rental ${at}`, Code: 'NL', Population: 2, _deleted: false },
    ...others,
  };
}

/** Versions of these times. */
export const versionsAt = (...times: number[]) => times.map((at) => versionAt(at));
