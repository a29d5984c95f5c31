import sample from '../../../frontend/src/features/notes/sample';
import { writeDay } from '../../../frontend/src/lib/days';

test('the sample notes are of days before today, the newest first', () => {
  const days = sample.map(({ datef }) => datef);
  expect(days).toEqual(days.toSorted().reverse());
  expect(days.every((day) => day < writeDay(new Date()))).toBe(true);
});
