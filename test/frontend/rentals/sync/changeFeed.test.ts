/** @jest-environment node */
import fc from 'fast-check';
import { feedConverges, feedSchedule } from './feed-world';

/** `npm run prove -- schedules` runs thousands. */
test('all pages converge to the table despite lost, repeated, late and failed messages, while shards are added', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await fc.assert(fc.asyncProperty(feedSchedule, feedConverges), { numRuns: 60 });
}, 600_000);
