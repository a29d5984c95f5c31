import { drawWhenSeen } from '../../../frontend/src/lib/drawWhenSeen';

// What scrolls into sight is up to each test.
let report: (...places: Element[]) => void;
const observed = new Set<Element>();

beforeAll(() => {
  class Watcher {
    constructor(tell: IntersectionObserverCallback) {
      report = (...places) =>
        tell(
          places.map((target) => ({ target, isIntersecting: true }) as unknown as IntersectionObserverEntry),
          this as unknown as IntersectionObserver,
        );
    }
    observe = (place: Element) => void observed.add(place);
    unobserve = (place: Element) => void observed.delete(place);
  }
  Object.assign(globalThis, { IntersectionObserver: Watcher });
});

/** A chart, with what has become of it. */
function chart(name: string, done: string[], draw: () => void | Promise<void> = () => {}) {
  const place = document.createElement('div');
  const cancel = drawWhenSeen(place, {
    load: async () => void done.push(`${name} loaded`),
    draw: async () => {
      done.push(`${name} begun`);
      await draw();
      done.push(`${name} drawn`);
    },
  });
  return { place, cancel };
}

/** Other things that the page has to do come between two drawings. */
const tasks = async () => {
  for (let task = 0; task < 20; task++) await new Promise((resolve) => setTimeout(resolve));
};

test('a chart is drawn once it is in sight, and once only', async () => {
  const done: string[] = [];
  const { place } = chart('one', done);
  await tasks();
  expect(done).toEqual([]);
  report(place);
  report(place);
  await tasks();
  expect(done).toEqual(['one begun', 'one drawn']);
  expect(observed.has(place)).toBe(false);
});

test('the next one waits for the one before, and for the page', async () => {
  const done: string[] = [];
  let finish = () => {};
  const first = chart('one', done, () => new Promise<void>((resolve) => (finish = resolve)));
  const second = chart('two', done);
  report(first.place, second.place);
  expect(done).toEqual([]);
  await tasks();
  expect(done).toEqual(['one begun']);
  finish();
  await tasks();
  expect(done).toEqual(['one begun', 'one drawn', 'two begun', 'two drawn']);
});

test('one that fails does not prevent the others from being drawn', async () => {
  const done: string[] = [];
  const told = jest.fn();
  Object.assign(globalThis, { reportError: told });
  const failing = chart('one', done, () => Promise.reject(new Error('no such chart')));
  const second = chart('two', done);
  report(failing.place, second.place);
  await tasks();
  expect(done).toContain('two drawn');
  expect(told).toHaveBeenCalledWith(new Error('no such chart'));
});

test('one that left the page before is not drawn', async () => {
  const done: string[] = [];
  const { place, cancel } = chart('one', done);
  report(place);
  cancel();
  await tasks();
  expect(done).toEqual([]);
});

test('before printing, all that were not in view are drawn', () => {
  const done: string[] = [];
  chart('one', done);
  chart('two', done);
  window.dispatchEvent(new Event('beforeprint'));
  expect(done.filter((what) => what.endsWith('begun'))).toEqual(['one begun', 'two begun']);
});

test('for printing, what is drawn in pieces is drawn at once', () => {
  const draw = jest.fn();
  const drawNow = jest.fn();
  drawWhenSeen(document.createElement('div'), { draw, drawNow });
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawNow).toHaveBeenCalledTimes(1);
  expect(draw).not.toHaveBeenCalled();
});

test('for printing, what is being drawn in pieces is finished at once', async () => {
  const place = document.createElement('div');
  let finish = () => {};
  const drawNow = jest.fn(() => finish());
  drawWhenSeen(place, { draw: () => new Promise<void>((resolve) => (finish = resolve)), drawNow });
  report(place);
  await tasks();
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawNow).toHaveBeenCalledTimes(1);
  await tasks();
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawNow).toHaveBeenCalledTimes(1);
});

test('the chart library is loaded on the first interaction, for printing', async () => {
  const done: string[] = [];
  const { cancel } = chart('one', done);
  await tasks();
  expect(done).toEqual([]);
  window.dispatchEvent(new Event('pointermove'));
  await tasks();
  expect(done).toEqual(['one loaded']);
  cancel();
});
