import { mapConcurrently } from '../../../lambdas/shared/map-concurrently';

test('keeps the order of the list, whichever call finishes first', async () => {
  const finish: (() => void)[] = [];
  const mapping = mapConcurrently(['a', 'b', 'c'], 3, (item) => {
    return new Promise<string>((resolve) => finish.push(() => resolve(item.toUpperCase())));
  });
  for (const done of finish.reverse()) done();
  await expect(mapping).resolves.toEqual(['A', 'B', 'C']);
});

test('never has more concurrent calls than allowed, and starts the next as soon as one ends', async () => {
  let underWay = 0;
  let max = 0;
  await mapConcurrently(Array.from({ length: 100 }), 7, async () => {
    max = Math.max(max, ++underWay);
    await Promise.resolve();
    underWay--;
  });
  expect(max).toBe(7);
});

test('has nothing to do for an empty list', async () => {
  await expect(mapConcurrently([], 5, async () => 1)).resolves.toEqual([]);
});
