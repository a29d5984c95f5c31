/** @jest-environment node */
import fc from 'fast-check';
import { messageInterval } from '../../../../graphql/rental-changes';
import { feedSchedule, runFeed } from './feed-world';

/** `FEED_SCHEDULES=2000 npx jest test/frontend/rentals/sync/changeFeed` runs more. */
const runs = Number(process.env.FEED_SCHEDULES ?? 100);

test('all pages converge to the table despite lost, repeated, late and failed messages, while shards are added', async () => {
  await fc.assert(
    fc.asyncProperty(feedSchedule, async (schedule) => {
      const { stored, shown, messages } = await runFeed(schedule);
      for (const items of shown) expect(items).toEqual(stored);
      const pauses = messages.slice(1).map((at, index) => at - (messages[index] ?? 0));
      expect(Math.min(messageInterval, ...pauses)).toBe(messageInterval);
    }),
    { numRuns: runs },
  );
}, 600_000);
