import fc from 'fast-check';
import { endsEqual, keepsWhatMetNobody, schedule } from './schedules';

/** `npm run prove -- schedules` runs as many of them as it is asked for. */
test('all clients converge to the cloud, and no change is lost or applied twice', async () => {
  await fc.assert(fc.asyncProperty(schedule, endsEqual), { numRuns: 1_000 });
}, 120_000);

test('a change without a conflict reaches the cloud despite lost calls and responses', async () => {
  await fc.assert(fc.asyncProperty(schedule, keepsWhatMetNobody), { numRuns: 300 });
}, 60_000);
