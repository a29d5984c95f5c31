import { startServiceWorker } from '../../../frontend/src/features/offline/serviceWorker';

interface FakeWorker extends EventTarget {
  state: string;
  postMessage: (message: { type: string }, ports: readonly MessagePort[]) => void;
}

/** A worker to whose build the page belongs, or not. */
function workerOf(isPagesBuild: boolean, state = 'activated'): FakeWorker {
  return Object.assign(new EventTarget(), {
    state,
    postMessage: ({ type }: { type: string }, [port]: readonly MessagePort[]) =>
      port?.postMessage(type === 'isCurrent' ? isPagesBuild : true),
  });
}

/** Two ports that answer at once: jsdom has none. */
class FakeChannel {
  port1 = { onmessage: (_: { data: unknown }) => {}, close: () => {} };
  port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
}

const { MessageChannel } = globalThis;
const stops: (() => void)[] = [];
const onNewRelease = jest.fn();

beforeEach(() => {
  onNewRelease.mockClear();
  Object.assign(globalThis, { MessageChannel: FakeChannel });
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Object.assign(globalThis, { MessageChannel });
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Starts with this worker; `update` may find another. */
function start(active: FakeWorker, update: (registration: { installing: FakeWorker | null }) => Promise<void>) {
  const registration = { active, installing: null as FakeWorker | null, waiting: null, update: jest.fn() };
  registration.update.mockImplementation(() => update(registration));
  const container = Object.assign(new EventTarget(), {
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  const started = startServiceWorker(false, onNewRelease).then((stop) => stops.push(stop));
  return { registration, container, started };
}

test('a page that is newer than its worker waits for the new one, and has nothing to say', async () => {
  const installing = workerOf(true, 'installing');
  const { registration, started } = start(workerOf(false), async (found) => {
    found.installing = installing;
  });
  await new Promise((later) => setTimeout(later));
  expect(registration.update).toHaveBeenCalledTimes(1);
  expect(onNewRelease).not.toHaveBeenCalled();
  Object.assign(registration, { active: installing, installing: null });
  installing.state = 'activated';
  installing.dispatchEvent(new Event('statechange'));
  await started;
  expect(onNewRelease.mock.calls).toEqual([[false]]);
});

test('a page that is older than the latest worker says so', async () => {
  const { started } = start(workerOf(false), async () => {});
  await started;
  expect(onNewRelease.mock.calls).toEqual([[true]]);
});

test('a new version is no longer announced once the page’s own worker is there', async () => {
  const { registration, container, started } = start(workerOf(false), async () => {
    throw new TypeError('Failed to fetch');
  });
  await started;
  expect(onNewRelease.mock.calls).toEqual([[true]]);
  registration.active = workerOf(true);
  container.dispatchEvent(new Event('controllerchange'));
  await new Promise((later) => setTimeout(later));
  expect(onNewRelease.mock.calls).toEqual([[true], [false]]);
});

test('a file that was on its way when the worker took over is cached with the visit', async () => {
  const file = (name: string) => ({ name: `${window.location.origin}/assets/${name}` });
  const loaded = [file('start.js')];
  Object.assign(performance, { getEntriesByType: () => loaded });
  const worker = workerOf(true);
  const { postMessage } = worker;
  const visits: unknown[] = [];
  worker.postMessage = (message: { type: string; assets?: readonly string[] }, ports) => {
    if (message.type === 'cacheVisit') visits.push(message.assets);
    if (visits.length === 1 && loaded.length === 1) loaded.push(file('late.js'));
    postMessage(message, ports);
  };
  await start(worker, async () => {}).started;
  expect(visits).toEqual([['start.js'], ['start.js', 'late.js']]);
});
