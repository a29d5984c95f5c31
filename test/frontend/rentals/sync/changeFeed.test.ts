/** @jest-environment node */
import fc from 'fast-check';
import { feedConverges, feedSchedule } from './feed-world';

/** `npm run prove -- schedules` runs thousands. */
test('all pages end equal to the table, whatever is lost, repeated, late or fails, while shards are added', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await fc.assert(fc.asyncProperty(feedSchedule, feedConverges), { numRuns: 60 });
}, 600_000);
