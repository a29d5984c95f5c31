/** @jest-environment node */
import fc from 'fast-check';
import { type FeedSchedule, feedConverges, feedSchedule } from './feed-world';

/** `npm run prove -- schedules` runs thousands. */
test('all pages converge to the table despite lost, repeated, late and failed messages, while shards are added', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await fc.assert(fc.asyncProperty(feedSchedule, feedConverges), { numRuns: 60 });
}, 600_000);

/** `npm run prove -- schedules` found it. */
test('a message that is missed while a page reads makes it read once more, when the index has followed', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const write = (passes: number, count: number, lag: number): FeedSchedule['steps'][number] => ({
    passes,
    client: 0,
    does: { kind: 'write', first: 0, count, skew: 0, lag },
  });
  await feedConverges({
    fates: ['heard'],
    faults: ['none', 'none', 'none', 'notSent'],
    fileFaults: ['none'],
    readFaults: ['none'],
    steps: [
      { passes: 0, client: 0, does: { kind: 'import', count: 21, skew: 0, lag: 0 } },
      write(10, 6, 201),
      { passes: 0, client: 1, does: { kind: 'reopen' } },
      write(0, 1, 0),
      write(0, 1, 0),
      write(0, 1, 0),
      write(40, 1, 0),
    ],
  });
});
