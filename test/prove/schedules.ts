/**
 * Random schedules of three clients that edit the same rentals while calls and answers are lost, writes are throttled,
 * pages reload, indexes lag and clocks differ. Proves that all end equal to the cloud, that nothing is lost or
 * written twice, and that no client overwrites a change that it has not seen. And of pages that follow the change feed
 * while messages are lost, repeated and late, calls fail, shards are added, and copies begin with snapshots.
 */
import fc from 'fast-check';
import { feedConverges, feedSchedule } from '../frontend/rentals/sync/feed-world';
import { endsEqual, keepsWhatMetNobody, schedule } from '../frontend/rentals/sync/schedules';
import { newSeed, readNumbers } from './load/options';
import { summarise, type Verdict } from './load/summary';

const { runs, minutes, feeds, feedMinutes, seed } = readNumbers('schedules', {
  runs: 20_000,
  minutes: 1,
  feeds: 2_000,
  feedMinutes: 15,
  seed: newSeed(),
});

const properties = {
  'all clients end equal to the cloud, nothing is lost or applied twice': { check: endsEqual, share: 0.8 },
  'a change that met nobody else’s is in the cloud': { check: keepsWhatMetNobody, share: 0.2 },
};

async function main(): Promise<void> {
  console.log(`schedules: at most ${runs} runs and ${minutes} min, seed ${seed}`);
  const startedAt = performance.now();
  const verdicts: Verdict[] = [];
  let total = 0;
  for (const [what, { check, share }] of Object.entries(properties)) {
    const details = await fc.check(fc.asyncProperty(schedule, check), {
      numRuns: Math.max(1, Math.round(runs * share)),
      seed,
      interruptAfterTimeLimit: minutes * 60_000 * share,
    });
    total += details.numRuns;
    const found = details.failed ? fc.defaultReportMessage(details) : `${details.numRuns} schedules`;
    verdicts.push({ what, holds: !details.failed && details.numRuns > 0, found: found ?? '' });
  }
  const feed = await proveFeed();
  verdicts.push(feed.verdict);
  const lines = [`${total} schedules of 30 to 80 steps, and ${feed.schedules} of the feed of 10 to 40`];
  summarise('schedules', { seed, startedAt, lines, verdicts });
}

async function proveFeed(): Promise<{ verdict: Verdict; schedules: number }> {
  const { error } = console;
  // The function logs what a schedule makes it fail at.
  console.error = () => {};
  const details = await fc.check(fc.asyncProperty(feedSchedule, feedConverges), {
    numRuns: feeds,
    seed,
    interruptAfterTimeLimit: feedMinutes * 60_000,
  });
  console.error = error;
  const found = details.failed ? fc.defaultReportMessage(details) : `${details.numRuns} schedules`;
  const verdict = {
    what: 'all pages that follow the change feed end equal to the table, with snapshots and shards that are added',
    holds: !details.failed && details.numRuns >= feeds,
    found: found ?? '',
  };
  return { verdict, schedules: details.numRuns };
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
