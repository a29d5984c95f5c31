import { waitingShare } from '../bench/waiting-share';

const thread = (pid: number, tid: number, name: string) => ({ name: 'thread_name', pid, tid, args: { name } });
const task = (pid: number, tid: number, dur: number, tdur: number, name = 'RunTask') => ({
  name,
  pid,
  tid,
  args: {},
  dur,
  tdur,
});

test('The share in which tasks of the page had no processor', () => {
  const events = [
    thread(1, 1, 'CrBrowserMain'),
    task(1, 1, 900_000, 900_000),
    thread(2, 1, 'CrRendererMain'),
    thread(2, 2, 'Compositor'),
    task(2, 2, 500_000, 500_000),
    // What is within a task counts once.
    task(2, 1, 30_000, 10_000, 'EvaluateScript'),
    task(2, 1, 40_000, 20_000),
    task(2, 1, 60_000, 40_000, 'ThreadControllerImpl::RunTask'),
    // A page that did less, such as the empty one before.
    thread(3, 1, 'CrRendererMain'),
    task(3, 1, 5_000, 5_000),
  ];
  expect(waitingShare(events)).toBeCloseTo(0.4);
  expect(waitingShare([])).toBeNaN();
});
