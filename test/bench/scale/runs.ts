import { setTimeout as delay } from 'node:timers/promises';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { getUrl } from 'aws-amplify/storage';
import { needsUser } from '../../../frontend/src/cloud/unlimitedRetry';
import { type Counts, meanCounts, noCounts } from '../../../lib/costs/metering';
import type { Health } from '../../../local/health/types';
import { demoAccount } from '../../../local/sample/demo-account';
import { configureAmplify } from '../../harness/amplify';
import type { RunningPolder } from '../../harness/polder';
import { runSchedules } from '../../harness/schedules';
import { type Endpoint, Listener } from './listener';

/** What some listeners heard and read while something was written. */
export interface Run {
  readonly listeners: number;
  /** Of them, those that also read what messages only name; the others' queries are counted and not sent. */
  readonly reading: number;
  readonly edits: number;
  readonly seconds: number;
  /** The means over the listeners. */
  readonly counts: Counts;
  /** Metered messages a second, of the listener with the most. */
  readonly heardPerSecond: number;
  readonly readingCounts: Counts;
  readonly invocations: number;
  readonly messages: number;
  /** Whether those that read hold what the table does. */
  readonly areEqual: boolean;
}

/** What a client read that came back. */
export type Return = Counts & { readonly isEqual: boolean };

/** Opens subscriptions at most so many at a time. */
const openedAtOnce = 50;
/** Longer than a busy laptop takes to open them. */
const maxOpenSeconds = 120;

export async function signedIn({ url }: RunningPolder): Promise<Endpoint> {
  const configuration = await configureAmplify(url);
  await signIn({ username: demoAccount.email, password: demoAccount.password });
  // As frontend/src/cloud/localAddresses.ts does in the browser.
  const localUrl = (address: URL) =>
    String(address).replace(/^https:\/\/([^/]+)\.s3\.[a-z0-9-]+\.amazonaws\.com/, `${url}/_aws/s3/$1`);
  return {
    graphqlUrl: configuration.API?.GraphQL?.endpoint ?? '',
    token: async () => String((await fetchAuthSession()).tokens?.idToken),
    fileUrl: async (path) => localUrl((await getUrl({ path, options: { bucket: 'snapshots' } })).url),
  };
}

/**
 * Listeners that follow.
 * @returns them, with what opening each took
 * @throws Error when some do not follow in time
 */
export async function openListeners(
  endpoint: Endpoint,
  count: number,
  reading: number,
  maxSeconds = maxOpenSeconds,
): Promise<Listener[]> {
  const listeners = Array.from({ length: count }, (_, index) => new Listener(endpoint, index < reading));
  try {
    for (let first = 0; first < count; first += openedAtOnce) {
      const some = listeners.slice(first, first + openedAtOnce);
      for (const listener of some) listener.open();
      await untilLive(some, maxSeconds);
    }
  } catch (error) {
    for (const listener of listeners) listener.close();
    throw error;
  }
  return listeners;
}

async function untilLive(listeners: readonly Listener[], maxSeconds: number): Promise<void> {
  const end = performance.now() + maxSeconds * 1000;
  for (;;) {
    const late = listeners.filter(({ isLive }) => !isLive);
    if (late.length === 0) return;
    const failure = late.map(({ store }) => store.getState().rentals.error).find((error) => error !== null);
    // What needs somebody to sign in is not tried again.
    if ((failure && needsUser(failure)) || performance.now() > end) {
      throw new Error(`${late.length} of ${listeners.length} listeners do not follow: ${JSON.stringify(failure)}`);
    }
    await delay(50);
  }
}

/** One that reads. */
export async function openListener(endpoint: Endpoint): Promise<Listener> {
  const [listener] = await openListeners(endpoint, 1, 1);
  return listener as Listener;
}

/** What a listener reads that comes back when the files of the rentals are up to date. */
export async function measureReturn(polder: RunningPolder, listener: Listener): Promise<Return> {
  for (let written = 1; written > 0; ) {
    const answers = (await runSchedules(polder.url)) as { written?: number }[];
    written = answers.reduce((sum, answer) => sum + (answer?.written ?? 0), 0);
  }
  listener.counts = noCounts();
  listener.resume();
  await delay(checkSeconds * 1000);
  await atRest(polder, [listener]);
  const { counts } = listener;
  const isEqual = await areEqual(listener.endpoint, [listener]);
  listener.close();
  return { ...counts, isEqual };
}

/** Writes something, and waits until all listeners have received and read it. */
export async function measureRun(
  polder: RunningPolder,
  endpoint: Endpoint,
  listeners: readonly Listener[],
  write: () => Promise<number>,
): Promise<Run> {
  for (const listener of listeners) Object.assign(listener, { counts: noCounts(), heard: [] });
  const told = publications(polder.output());
  const startedAt = performance.now();
  const edits = await write();
  const seconds = (performance.now() - startedAt) / 1000;
  await atRest(polder, listeners);
  const after = publications(polder.output());
  const readers = listeners.filter(({ reads }) => reads);
  return {
    listeners: listeners.length,
    reading: readers.length,
    edits,
    seconds,
    counts: meanCounts(listeners.map(({ counts }) => counts)),
    heardPerSecond: Math.max(...listeners.map(({ heard }) => meteredPerSecond(heard))),
    readingCounts: meanCounts(readers.map(({ counts }) => counts)),
    invocations: after.invocations - told.invocations,
    messages: after.messages - told.messages,
    areEqual: await areEqual(endpoint, readers),
  };
}

/** From the first message to the last one: how many came after the first. */
export function meteredPerSecond(heard: Listener['heard']): number {
  const [first, ...others] = heard;
  const last = others.at(-1);
  if (!first || !last) return 0;
  return (1000 * others.reduce((sum, { metered }) => sum + metered, 0)) / (last.at - first.at);
}

/** The invocations of the function behind the stream, by its log. */
export function publications(output: string): { invocations: number; messages: number } {
  const messages = [...output.matchAll(/publishChanges\W+records\W+\d+\W+rentals\W+\d+\W+messages\W+(\d+)/g)];
  return { invocations: messages.length, messages: messages.reduce((sum, [, count]) => sum + Number(count), 0) };
}

async function toldAll({ url }: RunningPolder): Promise<void> {
  for (;;) {
    const { mappings } = (await (await fetch(`${url}/_local/health`)).json()) as Pick<Health, 'mappings'>;
    if (mappings.every(({ behind }) => behind === 0)) return;
    await delay(100);
  }
}

/** The longest wait of the sync: the next reading of what was named, and the one after it. */
const restSeconds = 32;
const checkSeconds = 2;

/** No message is pending, and the listeners have been idle for their longest delay. */
export async function atRest(polder: RunningPolder, listeners: readonly Listener[]): Promise<void> {
  await toldAll(polder);
  // What came last may be on its way.
  await delay(checkSeconds * 1000);
  const work = () => listeners.reduce((sum, { counts }) => sum + counts.messages + counts.operations + counts.files, 0);
  // Without queries and files nothing was left to be read.
  if (listeners.every(({ counts }) => counts.operations + counts.files === 0)) return;
  let [before, quiet] = [work(), 0];
  while (quiet < restSeconds) {
    await delay(checkSeconds * 1000);
    const now = work();
    // Asking after silence goes on for ever; several queries at a time are something else.
    quiet = now - before > listeners.length ? 0 : quiet + checkSeconds;
    before = now;
  }
}

async function areEqual(endpoint: Endpoint, readers: readonly Listener[]): Promise<boolean> {
  const fresh = await openListener(endpoint);
  const expected = versionsOf(fresh);
  fresh.close();
  return readers.every((reader) => versionsOf(reader) === expected);
}

const versionsOf = ({ store }: Listener) =>
  store
    .getState()
    .rentals.items.map(({ id, _version }) => `${id} ${_version}`)
    .toSorted()
    .join();
