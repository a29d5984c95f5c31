import { type PooledWorker, type PoolLimits, WorkerPool } from '../../../local/lambda/worker-pool';

/** A worker whose events are ended by the test. */
class ManualWorker implements PooledWorker {
  isRunning = true;
  ended = false;
  finish: (answer: string) => void = () => undefined;
  readonly events: string[] = [];

  run(event: string): Promise<string> {
    this.events.push(event);
    return new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  async end(): Promise<void> {
    this.ended = true;
    this.isRunning = false;
  }
}

function poolOf(limits: Partial<PoolLimits> = {}) {
  const workers: ManualWorker[] = [];
  const start = async () => {
    const worker = new ManualWorker();
    workers.push(worker);
    return worker;
  };
  const pool = new WorkerPool(start, {
    workers: 2,
    waitMilliseconds: 60_000,
    idleMilliseconds: 60_000,
    lifetimeMilliseconds: 3_600_000,
    ...limits,
  });
  return { pool, workers };
}

/** Runs all pending callbacks. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Runs an event from beginning to end on the only worker, which is idle then. */
async function runWhole({ pool, workers }: ReturnType<typeof poolOf>, event: string): Promise<void> {
  const answer = pool.run(event);
  await settle();
  workers[0]?.finish('');
  await answer;
}

test('events one after another share a worker', async () => {
  const { pool, workers } = poolOf();
  const first = pool.run('a');
  await settle();
  workers[0]?.finish('1');
  expect(await first).toBe('1');
  void pool.run('b');
  await settle();
  expect(workers.map((worker) => worker.events)).toEqual([['a', 'b']]);
});

test('events at the same time get a worker each up to the limit, and the rest wait in order', async () => {
  const { pool, workers } = poolOf({ workers: 2 });
  const answers = ['a', 'b', 'c', 'd'].map((event) => pool.run(event));
  await settle();
  expect(workers.map((worker) => worker.events)).toEqual([['a'], ['b']]);
  workers[1]?.finish('b done');
  await settle();
  expect(workers.map((worker) => worker.events)).toEqual([['a'], ['b', 'c']]);
  workers[1]?.finish('c done');
  workers[0]?.finish('a done');
  await settle();
  for (const worker of workers) worker.finish('d done');
  expect(await Promise.all(answers)).toEqual(['a done', 'b done', 'c done', 'd done']);
});

test('a worker that broke is replaced', async () => {
  const { pool, workers } = poolOf({ workers: 1 });
  const first = pool.run('a');
  await settle();
  const [broken] = workers as [ManualWorker];
  broken.isRunning = false;
  broken.finish('1');
  await first;
  void pool.run('b');
  await settle();
  expect(workers.map((worker) => worker.events)).toEqual([['a'], ['b']]);
});

test('a worker past its lifetime is replaced', async () => {
  const { pool, workers } = poolOf({ lifetimeMilliseconds: 0 });
  await runWhole({ pool, workers }, 'a');
  void pool.run('b');
  await settle();
  expect(workers.map((worker) => [worker.ended, worker.events])).toEqual([
    [true, ['a']],
    [false, ['b']],
  ]);
});

test('a worker without work ends after a while', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { pool, workers } = poolOf({ idleMilliseconds: 1000 });
  await runWhole({ pool, workers }, 'a');
  jest.advanceTimersByTime(999);
  expect(workers[0]?.ended).toBe(false);
  jest.advanceTimersByTime(1);
  expect(workers[0]?.ended).toBe(true);
  jest.useRealTimers();
});

test('a worker that cannot start fails only its event and frees its slot', async () => {
  let starts = 0;
  const worker = new ManualWorker();
  const start = async () => {
    starts += 1;
    if (starts === 1) throw new Error('cannot start');
    return worker;
  };
  const pool = new WorkerPool(start, {
    workers: 1,
    waitMilliseconds: 1000,
    idleMilliseconds: 1000,
    lifetimeMilliseconds: 1000,
  });
  const first = pool.run('a');
  const second = pool.run('b');
  await expect(first).rejects.toThrow('cannot start');
  await settle();
  worker.finish('done');
  expect(await second).toBe('done');
  await pool.close();
});

test('closing ends all workers and refuses waiting and later events', async () => {
  const { pool, workers } = poolOf({ workers: 1 });
  void pool.run('a');
  const waiting = pool.run('b');
  await settle();
  await Promise.all([expect(waiting).rejects.toThrow(/stopping/), pool.close()]);
  expect(workers.map((worker) => worker.ended)).toEqual([true]);
  await expect(pool.run('c')).rejects.toThrow(/stopping/);
});

test('an event that waits too long is throttled and never runs; later events keep their order', async () => {
  const { pool, workers } = poolOf({ workers: 1, waitMilliseconds: 20 });
  void pool.run('slow');
  await expect(pool.run('given up')).rejects.toMatchObject({ code: 'TooManyRequestsException', statusCode: 429 });
  const next = pool.run('next');
  workers[0]?.finish('slow done');
  await settle();
  workers[0]?.finish('next done');
  expect(await next).toBe('next done');
  expect(workers.map((worker) => worker.events)).toEqual([['slow', 'next']]);
});
