/**
 * Hours of mixed load in minutes: writes, conflicts, reads, texts, files, subscriptions that come, go and are dropped,
 * malformed requests, and faults. Proves that the server's memory comes back, and that no subscriber misses a message.
 * Linux only: the memory is read from /proc.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { closeAmplify } from '../harness/amplify';
import { startPolder, temporaryFolder } from '../harness/polder';
import { megabytes, treeMemory } from '../harness/process-memory';
import { FaultLane } from './load/fault-lane';
import { grantCharacters } from './load/grant-characters';
import { Listeners } from './load/listeners';
import { malformedRequest } from './load/malformed';
import { newSeed, readNumbers } from './load/options';
import { findPaths } from './load/paths';
import { Random } from './load/random';
import { RentalWriter } from './load/rental-writer';
import { closeConnections, send } from './load/send';
import { openSession } from './load/session';
import { atLeastOne, Counts, summarise } from './load/summary';
import { interpretText, readRentals, storeFile, visitPage } from './load/visits';

// The rest, in seconds, is longer than the process that reads texts is kept without work.
const { minutes, seed, limit, rest } = readNumbers('soak', { minutes: 5, seed: newSeed(), limit: 400, rest: 150 });
const samples = 24;
/** Between two requests of a lane, so that the load is a load and no denial of service. */
const pauseMilliseconds = 5;

async function main(): Promise<void> {
  if (treeMemory(process.pid) === undefined) throw new Error('soak: Linux only, as it reads the memory from /proc.');
  console.log(`soak: ${minutes} min, seed ${seed}`);
  const startedAt = performance.now();
  const random = new Random(seed);
  const folder = temporaryFolder('soak');
  const polder = await startPolder(folder.path);
  const memory = () => treeMemory(polder.process.pid) ?? Number.NaN;
  const curve: number[] = [memory()];
  const counts = new Counts();
  try {
    const session = await openSession(polder.url);
    await grantCharacters(polder, session);
    const prefixes = await findPaths(polder.url);
    const writer = new RentalWriter(session, counts);
    const listeners = new Listeners(session, counts, writer);
    const faults = new FaultLane(polder.url, counts);
    await listeners.open();

    const end = performance.now() + minutes * 60_000;
    const lane = async (name: string, milliseconds: number, work: (random: Random) => Promise<void>) => {
      const own = random.fork();
      while (performance.now() < end && polder.process.exitCode === null) {
        try {
          await work(own);
        } catch (error) {
          counts.add(`${name} failed: ${(error as Error).name}`);
        }
        await pause(milliseconds);
      }
    };
    const sample = async () => {
      await pause((minutes * 60_000) / samples);
      curve.push(memory());
      console.log(`  ${((performance.now() - startedAt) / 60_000).toFixed(1)} min: ${megabytes(memory())}`);
    };
    await Promise.all([
      lane('writer', pauseMilliseconds, (own) => writer.write(own)),
      lane('writer', pauseMilliseconds, (own) => writer.write(own)),
      lane('reader', pauseMilliseconds, (own) => readRentals(session, own, counts)),
      lane('reader', pauseMilliseconds, (own) => readRentals(session, own, counts)),
      lane('text', 100, (own) => interpretText(session, own, counts)),
      lane('file', 100, (own) => storeFile(polder.url, session, own, counts)),
      lane('website', 50, (own) => visitPage(polder.url, own, counts)),
      lane('listener', 200, (own) => listeners.change(own)),
      lane('fault', 0, (own) => faults.change(own)),
      lane('malformed', pauseMilliseconds, async (own) => {
        const outcome = await send(polder.url, malformedRequest(own, prefixes, await session.token()));
        counts.add(`malformed ${outcome.kind === 'answered' ? `${Math.floor(outcome.status / 100)}xx` : outcome.kind}`);
      }),
      lane('sample', 0, sample),
    ]);
    await faults.clear();
    await listeners.settle();
    listeners.close();
    closeConnections();
    await pause(rest * 1000);
    const after = memory();
    summarise('soak', {
      seed,
      startedAt,
      lines: [
        `requests: ${counts}`,
        `memory: ${curve.map((bytes) => Math.round(bytes / 1e6)).join(' ')} MB over the load`,
        `memory after ${rest} s of rest: ${megabytes(after)}`,
      ],
      verdicts: [
        { what: `memory returns below ${limit} MB`, holds: after < limit * 1e6, found: megabytes(after) },
        // Without these, a load that is refused would prove the rest.
        ...['rows written', 'syncRentals 200', 'interpret 200'].map((kind) => atLeastOne(counts, kind)),
        { what: 'no subscriber misses a message', holds: listeners.missed === 0, found: `${listeners.missed} missed` },
        {
          what: 'the server is alive',
          holds: polder.process.exitCode === null && (await fetch(`${polder.url}/_local/health`)).ok,
          found: `exit code ${polder.process.exitCode}`,
        },
      ],
    });
  } finally {
    closeAmplify();
    await polder.stop();
    folder.remove();
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
