import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsError } from '../../../local/http/errors';
import { createAsyncInvocations } from '../../../local/lambda/async-invocations';
import { FunctionError } from '../../../local/lambda/types';
import { createSchedules } from '../../../local/scheduler/schedules';
import { type FakeResource, fakeAssembly } from '../fake-assembly';
import { mountOf } from '../mount-of';

const functionArn = 'arn:aws:lambda:eu-west-1:000000000000:function:build';
const minute = 60_000;
const build: FakeResource = { type: 'AWS::Lambda::Function', ref: 'build', attributes: { Arn: functionArn } };
const schedule = (properties: object = {}, target: object = {}): FakeResource => ({
  type: 'AWS::Scheduler::Schedule',
  ref: 'every-five',
  properties: {
    ScheduleExpression: 'rate(5 minutes)',
    FlexibleTimeWindow: { Mode: 'OFF' },
    Target: { Arn: functionArn, RoleArn: 'arn:aws:iam::000000000000:role/schedule', ...target },
    ...properties,
  },
});
const contextOf = (resources: FakeResource[], log: string[] = []) => ({
  assembly: fakeAssembly([build, ...resources]),
  dataDirectory: '',
  origin: 'http://localhost:4000',
  log: (line: string) => void log.push(line),
});

/** Schedules at a time that the test sets. */
function open(resource: FakeResource, invoke: (arn: string, event: unknown) => Promise<unknown> = async () => 'done') {
  const log: string[] = [];
  const events: unknown[] = [];
  const time = { now: Date.UTC(2026, 10, 23) };
  const service = createSchedules(contextOf([resource], log), {
    functions: {
      invoke: (arn, event) => {
        events.push(event);
        return invoke(arn, event);
      },
    },
    access: { check: () => {} },
    clock: () => time.now,
  });
  closing.push(service.close);
  const pass = (milliseconds: number) => {
    time.now += milliseconds;
    service.tick();
  };
  return { service, log, events, pass };
}
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

test('a schedule runs soon after the start, and then at its rate', () => {
  const { events, pass } = open(schedule({}, { Input: '{"why":"schedule"}' }));
  pass(0);
  expect(events).toEqual([]);
  pass(3_000);
  pass(5 * minute - 1);
  expect(events).toEqual([{ why: 'schedule' }]);
  pass(1);
  expect(events).toHaveLength(2);
});

test('runs that a sleeping machine missed are not made up for', () => {
  const { events, pass } = open(schedule());
  pass(3 * 60 * minute);
  pass(1_000);
  expect(events).toHaveLength(1);
});

test('a disabled schedule does not run', () => {
  const { events, pass } = open(schedule({ State: 'DISABLED' }));
  pass(minute);
  expect(events).toEqual([]);
});

test('a failure is in the log', async () => {
  const { log, pass } = open(schedule(), async () => {
    throw new FunctionError('No table.', 'Error');
  });
  pass(minute);
  await new Promise(setImmediate);
  expect(log).toEqual(['Test/every-five: its function failed. No table.']);
});

test.each([
  ['cron', schedule({ ScheduleExpression: 'cron(0 8 * * ? *)' }), 'only rate(…)'],
  ['another target', schedule({}, { Arn: 'arn:aws:sqs:eu-west-1:000000000000:queue' }), 'only functions'],
  ['a property that is not known', schedule({ EndDate: '2027-01-01' }), 'EndDate'],
  ['an input that is no JSON', schedule({}, { Input: 'now' }), 'no JSON'],
])('%s is refused', (_, resource, problem) => {
  expect(() => open(resource)).toThrow(problem);
});

test('a role that may not invoke the function is refused', () => {
  const check = () => {
    throw new AwsError('AccessDeniedException', 'It may not.');
  };
  expect(() =>
    createSchedules(contextOf([schedule()]), { functions: { invoke: async () => {} }, access: { check } }),
  ).toThrow('on AWS its runs would fail. It may not.');
});

test('a request runs a schedule now, and answers what its function says', async () => {
  let fails = false;
  const { service } = open(schedule(), async () => {
    if (fails) throw new FunctionError('No table.', 'Error');
    return { written: 1 };
  });
  const server = createServer((request, response) =>
    mountOf(service).handler(request, response, new URL(request.url ?? '', 'http://localhost')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_local/schedules`;
  const post = async (name: string, type = 'application/json') => {
    const response = await fetch(`${address}/${name}`, { method: 'POST', headers: { 'content-type': type } });
    return [response.status, await response.json()];
  };
  expect(await post('every-five')).toEqual([200, { answer: { written: 1 } }]);
  fails = true;
  expect(await post('every-five')).toEqual([502, { message: 'No table.' }]);
  expect((await post('another'))[0]).toBe(404);
  expect((await post('%E0'))[0]).toBe(404);
  // What a page of another origin can send unasked.
  expect((await post('every-five', 'text/plain'))[0]).toBe(415);
  expect(await (await fetch(address)).json()).toMatchObject({
    schedules: [{ name: 'every-five', expression: 'rate(5 minutes)' }],
  });
});

describe('an asynchronous invocation', () => {
  const invoked = async (outcomes: ('fails' | 'refused' | 'answers')[], properties?: object) => {
    const waits: number[] = [];
    let time = 0;
    const config = {
      type: 'AWS::Lambda::EventInvokeConfig',
      ref: 'config',
      properties: { FunctionName: 'build', ...properties },
    };
    const left = [...outcomes];
    const invocations = createAsyncInvocations(contextOf(properties ? [config] : []), {
      functions: {
        async invoke() {
          const outcome = left.shift();
          if (outcome === 'refused') throw new AwsError('TooManyRequestsException', 'Rate exceeded.', 429);
          if (outcome !== 'answers') throw new FunctionError('It fails.', 'Error');
          return 'done';
        },
      },
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        time += milliseconds;
      },
      clock: () => time,
    });
    const answer = await invocations.invoke(functionArn, {}).catch((error: Error) => error.message);
    return { answer, waits, attempts: outcomes.length - left.length };
  };

  test('comes again after one minute and after two more, as without settings', async () => {
    expect(await invoked(['fails', 'fails', 'answers'])).toEqual({
      answer: 'done',
      waits: [minute, 2 * minute],
      attempts: 3,
    });
    expect(await invoked(['fails', 'fails', 'fails', 'answers'])).toMatchObject({ answer: 'It fails.', attempts: 3 });
  });

  test('comes again as often as the settings say', async () => {
    expect(await invoked(['fails', 'answers'], { MaximumRetryAttempts: 0 })).toMatchObject({
      answer: 'It fails.',
      attempts: 1,
    });
  });

  test('waits for a free function, which is no failure of it', async () => {
    expect(await invoked(['refused', 'refused', 'answers'], { MaximumRetryAttempts: 0 })).toMatchObject({
      answer: 'done',
      waits: [1_000, 2_000],
    });
  });

  test('ends when the event is too old', async () => {
    expect(
      await invoked(['fails', 'answers'], { MaximumEventAgeInSeconds: 60, MaximumRetryAttempts: 2 }),
    ).toMatchObject({
      answer: 'done',
    });
    expect(
      await invoked(['fails', 'answers'], { MaximumEventAgeInSeconds: 59, MaximumRetryAttempts: 2 }),
    ).toMatchObject({
      attempts: 1,
    });
  });
});
