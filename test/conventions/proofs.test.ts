import { atLeastOne, Counts } from '../prove/load/summary';

test('A proof whose calls were all refused does not hold', () => {
  const counts = new Counts();
  counts.add('rows refused', 3);
  expect(atLeastOne(counts, 'rows written')).toMatchObject({ holds: false, found: '0' });
  counts.add('rows written');
  expect(atLeastOne(counts, 'rows written')).toMatchObject({ holds: true, found: '1' });
});
