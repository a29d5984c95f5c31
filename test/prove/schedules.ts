/**
 * Random schedules of three clients that edit the same rentals while calls and answers are lost, writes are throttled,
 * pages reload, indexes lag and clocks differ. Proves that all end equal to the cloud, that nothing is lost or
 * written twice, and that no client overwrites a change that it has not seen.
 */
import fc from 'fast-check';
import { endsEqual, keepsWhatMetNobody, schedule } from '../frontend/rentals/sync/schedules';
import { newSeed, readNumbers } from './load/options';
import { summarise, type Verdict } from './load/summary';

const { runs, minutes, seed } = readNumbers('schedules', { runs: 20_000, minutes: 1, seed: newSeed() });

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
  summarise('schedules', { seed, startedAt, lines: [`${total} schedules of 30 to 80 steps`], verdicts });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
