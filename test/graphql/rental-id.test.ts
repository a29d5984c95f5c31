import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { Occurrences, rentalIdOf } from '../../graphql/rental-id';

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
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 30 }), async (rows) => {
        const occurrences = new Occurrences();
        const ids = await Promise.all(
          rows.map(({ code, name }) => rentalIdOf(code, name, occurrences.next(code, name))),
        );
        expect(new Set(ids).size).toBe(rows.length);
      }),
    );
  });
});

describe('occurrences in a file', () => {
  it('count the earlier rows of the same code and name', () => {
    const occurrences = new Occurrences();
    const rows: [string, string][] = [
      ['NL', 'Zeist'],
      ['BE', 'Zeist'],
      ['NL', 'Zeist'],
      ['NL', 'Zeist'],
    ];
    expect(rows.map(([code, name]) => occurrences.next(code, name))).toEqual([0, 0, 1, 2]);
  });
});
