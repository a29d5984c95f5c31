import { messageInterval } from '../../../graphql/rental-changes';
import { type Publisher, publishPending } from '../../../lambdas/publish-changes/publish-pending';
import { testClock } from '../shared/test-clock';

/** A feed in which one change waits. */
function feedPublishedAt(publishedAt: number): Publisher['feed'] {
  const state = { sequence: 4, changedAt: [0], publishedAt, pendingShards: new Set([0]), pendingSince: new Set([1]) };
  const found = async () => state;
  return { acquireLease: found, takePending: found, releaseLeaseWhenIdle: found, releaseLease: async () => {} };
}

async function publish(publishedAt: number, now: number) {
  const clock = testClock(now);
  const sent = jest.fn(async () => {});
  const feed = feedPublishedAt(publishedAt);
  await publishPending('holder', { feed, writeFile: async () => undefined, publish: sent, clock });
  return { waits: clock.waits, sent };
}

test.each([
  ['at once when the last message is long ago', 0, 100_000, 0],
  ['an interval after the last message', 100_000, 100_000 + messageInterval - 50, 50],
  ['an interval from now at most, when another server’s clock is ahead', 500_000, 100_000, messageInterval],
])('a message is sent %s', async (_, publishedAt, now, waited) => {
  const { waits, sent } = await publish(publishedAt, now);
  expect(waits).toEqual([waited]);
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ sequence: 5, shards: [0], since: 1 }));
});
