import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { rentalIdOf } from '../../graphql/rental-id';

describe('the id of a rental without one', () => {
  it('is the first half of SHA-256 over code, name and occurrence', async () => {
    const expected = createHash('sha256').update('NL|Nederland|0').digest('hex').slice(0, 32);
    expect(await rentalIdOf('NL', 'Nederland', 0)).toBe(expected);
    expect(expected).toMatch(/^[0-9a-f]{32}$/);
  });

  it('hashes names as UTF-8', async () => {
    const expected = createHash('sha256').update('CI|Côte d’Ivoire|0', 'utf8').digest('hex').slice(0, 32);
    expect(await rentalIdOf('CI', 'Côte d’Ivoire', 0)).toBe(expected);
  });

  it('never lets two different rows share an id', async () => {
    const row = fc.record({
      code: fc.constantFrom('NL', 'BE'),
      name: fc.string({ unit: fc.constantFrom('a', '|', '0', '1') }),
      occurrence: fc.nat(3),
    });
    const rowsOfFile = fc.uniqueArray(row, { maxLength: 30, selector: (one) => JSON.stringify(one) });
    await fc.assert(
      fc.asyncProperty(rowsOfFile, async (rows) => {
        const ids = await Promise.all(rows.map(({ code, name, occurrence }) => rentalIdOf(code, name, occurrence)));
        expect(new Set(ids).size).toBe(rows.length);
      }),
    );
  });
});
