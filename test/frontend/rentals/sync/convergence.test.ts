import fc from 'fast-check';
import { endsEqual, keepsWhatMetNobody, schedule } from './schedules';

/** `npm run prove -- schedules` runs as many of them as it is asked for. */
test('whatever happens on the way, all clients end equal to the cloud, nothing is lost or applied twice', async () => {
  await fc.assert(fc.asyncProperty(schedule, endsEqual), { numRuns: 1_000 });
}, 120_000);

test('a change that met nobody else’s is in the cloud, whatever was lost on the way', async () => {
  await fc.assert(fc.asyncProperty(schedule, keepsWhatMetNobody), { numRuns: 300 });
}, 60_000);
