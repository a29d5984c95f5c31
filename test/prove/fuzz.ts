/**
 * Malformed requests to every mount of the local cloud, and random hostile CSVs through the browser's reader. Proves
 * that nothing hangs, fails on the server's side or shows a stack, and that no letter of a CSV is lost.
 */
import { closeAmplify } from '../harness/amplify';
import { startPolder, temporaryFolder } from '../harness/polder';
import { megabytes, treeMemory } from '../harness/process-memory';
import { faultOf } from './load/answer-fault';
import { fuzzCsv } from './load/csv';
import { type MalformedRequest, malformedRequest } from './load/malformed';
import { newSeed, readNumbers } from './load/options';
import { findPaths } from './load/paths';
import { Random } from './load/random';
import { closeConnections, send } from './load/send';
import { openSession } from './load/session';
import { signMalformed } from './load/sign';
import { atLeastOne, Counts, summarise } from './load/summary';

const defaults = { requests: 20_000, csvs: 2_000, minutes: 10, seed: newSeed() };
const { requests, csvs, minutes, seed } = readNumbers('fuzz', defaults);
const lanes = 6;
const maxShown = 10;

async function main(): Promise<void> {
  console.log(`fuzz: ${requests} requests, ${csvs} CSVs, seed ${seed}`);
  const startedAt = performance.now();
  const end = startedAt + minutes * 60_000;
  const random = new Random(seed);
  const csvProblem = fuzzCsv(csvs, seed);
  const folder = temporaryFolder('fuzz');
  const polder = await startPolder(folder.path);
  try {
    const session = await openSession(polder.url);
    const { identityId, credentials } = await session.identity();
    const ownFolder = `/_aws/s3/${session.bucket}/private/${encodeURIComponent(identityId)}/fuzz`;
    const prefixes = [...(await findPaths(polder.url)), ownFolder];
    const { host } = new URL(polder.url);
    const counts = new Counts();
    const faults = new Counts();
    let shown = 0;
    const show = (fault: string, { method, path, headers, body }: MalformedRequest) => {
      if (shown++ >= maxShown) return;
      const head = `${headers['x-amz-target'] ?? ''} ${headers['content-type'] ?? ''}`;
      console.log(`  ${fault}: ${JSON.stringify([method, path.slice(0, 200), head, body.toString().slice(0, 200)])}`);
    };
    let left = requests;
    const lane = async (own: Random) => {
      while (left-- > 0 && performance.now() < end && polder.process.exitCode === null) {
        const malformed = malformedRequest(own, prefixes, await session.token());
        const request = own.chance(0.4) ? await signMalformed(malformed, host, credentials) : malformed;
        const outcome = await send(polder.url, request);
        counts.add(outcome.kind === 'answered' ? `${Math.floor(outcome.status / 100)}xx` : outcome.kind);
        const fault = faultOf(outcome);
        if (!fault) continue;
        faults.add(fault);
        show(outcome.kind === 'answered' ? `${fault} ${outcome.status}` : fault, request);
      }
    };
    await Promise.all(Array.from({ length: lanes }, () => lane(random.fork())));
    closeConnections();
    const memory = treeMemory(polder.process.pid) ?? Number.NaN;
    const isAlive = polder.process.exitCode === null && (await fetch(`${polder.url}/_local/health`)).ok;
    const none = (fault: string) => ({ holds: faults.of(fault) === 0, found: String(faults.of(fault)) });
    summarise('fuzz', {
      seed,
      startedAt,
      lines: [`${counts.total} requests to ${prefixes.length} places: ${counts}`, `memory: ${megabytes(memory)}`],
      verdicts: [
        // Without these, a server that closes every connection would prove the rest.
        ...(requests > 0 ? [atLeastOne(counts, '4xx')] : []),
        { what: 'no request hangs', ...none('hung') },
        { what: 'none fails on the server’s side', ...none('5xx') },
        { what: 'no stack is shown', ...none('stack') },
        { what: 'the server is alive', holds: isAlive, found: `exit code ${polder.process.exitCode}` },
        { what: `no letter of ${csvs} CSVs is lost`, holds: !csvProblem, found: csvProblem ?? 'none' },
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
