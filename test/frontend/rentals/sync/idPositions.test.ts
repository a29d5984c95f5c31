import fc from 'fast-check';
import { IdPositions } from '../../../../frontend/src/features/rentals/sync/idPositions';

const item = (id: string) => ({ id });

test('finds each id where a Map would, however many are added, and none that the list lacks', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 300 }), fc.nat(300), (ids, atFirst) => {
      const list = ids.slice(0, atFirst).map(item);
      const positions = new IdPositions(list);
      for (const id of ids.slice(atFirst)) {
        positions.reserve(list, list.length + 1);
        expect(positions.findOrAppend(list, id)).toBe(-1);
        list.push(item(id));
      }
      for (const [position, id] of ids.entries()) expect(positions.findOrAppend(list, id)).toBe(position);
      for (const [position, id] of ids.entries()) expect(positions.find(list, id)).toBe(position);
      expect(positions.find(list, `not ${ids.join()}`)).toBe(-1);
    }),
  );
});

test('of two with the same id, finds the later one', () => {
  const list = ['a', 'b', 'a'].map(item);
  const positions = new IdPositions(list);
  positions.reserve(list, 1_000);
  expect(positions.find(list, 'a')).toBe(2);
});
