/** @jest-environment node */

import { sampleCountries } from '../../../../frontend/build/sample-countries.mts';
import generated from '../../../../frontend/src/features/rentals/sample/sample-countries.json';
import { sampleRentals } from '../../../../frontend/src/features/rentals/sample/sampleRentals';
import { sampleSource } from '../../../../frontend/src/features/rentals/sample/sampleSource';
import { rentalIdOf } from '../../../../graphql/rental-id';

describe('the sample', () => {
  it('is what frontend/build/sample-countries.mts generates', () => {
    expect(generated).toEqual(sampleCountries());
  });

  it('is the inhabited countries of the world, each once', async () => {
    const rentals = await sampleRentals();
    expect(rentals).toHaveLength(sampleSource.count);
    expect(new Set(rentals.map(({ Code }) => Code)).size).toBe(rentals.length);
    expect(rentals.every(({ Code, Population }) => /^[A-Z]{2}$/.test(Code) && Population > 0)).toBe(true);
  });

  it('uses current codes and flags, each country once', async () => {
    const rentals = await sampleRentals();
    const named = (name: string) => rentals.find(({ Name }) => Name === name);
    expect(named('Netherlands')).toMatchObject({
      id: await rentalIdOf('NL', 'Netherlands', 0),
      Code: 'NL',
      Flag: '🇳🇱',
    });
    expect(named('United Kingdom')?.Flag).toBe('🇬🇧');
    expect(named('East Timor')?.Code).toBe('TL');
    expect(named('Scotland')).toBeUndefined();
    const total = rentals.reduce((sum, { Population }) => sum + Population, 0);
    expect(total).toBeGreaterThan(7.4e9);
    expect(total).toBeLessThan(7.7e9);
  });
});
