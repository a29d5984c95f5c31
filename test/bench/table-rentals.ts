import type { Rental } from '../../graphql/generated/schema';

const codes = ['NL', 'BE', 'DE', 'FR', 'SE', 'ES', 'IT', 'PT'];

/** One of many rentals, the same in each run. Self-contained, as a page under test gets it as text. */
export function benchRental(index: number): Rental {
  const changedAt = 1_790_000_000_000 + index * 1000;
  return {
    id: `bench-${index}`,
    Flag: '🇳🇱',
    Name: `Market ${(index * 7919) % 1_000_003} Straat`,
    Code: codes[index % codes.length] as string,
    Population: (index * 7919) % 2_000_000,
    conflictID: `bench-${index}`,
    createdAt: new Date(changedAt).toISOString(),
    updatedAt: new Date(changedAt).toISOString(),
    _version: 1,
    _deleted: false,
    _lastChangedAt: changedAt,
  } as Rental;
}
