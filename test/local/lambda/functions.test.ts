import inspector from 'node:inspector';
import { AssemblyError } from '../../../local/assembly/types';
import { FunctionError } from '../../../local/lambda/types';
import {
  arnOf,
  closeFunctions,
  functionResource,
  issuer,
  openFunctions,
  roleArn,
  type TestFunction,
} from './function-fixtures';

const handler = (body: string) => `export const handler = async (event, context) => { ${body} };`;
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as FunctionError,
  );

afterEach(closeFunctions);

describe('an event and its answer', () => {
  test('go through JSON, as on Lambda', async () => {
    const { invoke } = openFunctions({
      echo: { code: handler('return { event, kept: "x", dropped: undefined, at: new Date(0) };') },
    });
    const event = { at: new Date(0), none: undefined, list: [1, undefined] };
    expect(await invoke('echo', event)).toEqual({
      event: { at: '1970-01-01T00:00:00.000Z', list: [1, null] },
      kept: 'x',
      at: '1970-01-01T00:00:00.000Z',
    });
    expect(Object.keys((await invoke('echo', event)) as object)).not.toContain('dropped');
  });

  test('may be nothing at all', async () => {
    const { invoke } = openFunctions({ quiet: { code: handler('') } });
    expect(await invoke('quiet')).toBeNull();
  });

  test('may not be larger than Lambda takes', async () => {
    const { invoke } = openFunctions({ long: { code: handler('return "x".repeat(event.length);') } });
    expect(await failureOf(invoke('long', 'x'.repeat(6_291_456)))).toMatchObject({
      errorType: 'RequestTooLargeException',
    });
    expect(await failureOf(invoke('long', { length: 6_291_556 }))).toMatchObject({
      errorType: 'Function.ResponseSizeTooLarge',
    });
  });
});

describe('a bundle', () => {
  test.each<[string, TestFunction]>([
    ['an ECMAScript module', { code: 'export const handler = async () => 1;' }],
    ['a CommonJS module', { code: 'exports.handler = async () => 1;', file: 'index.cjs' }],
    [
      'a CommonJS module that hides its exports',
      { code: 'Object.assign(module.exports, { ["handler"]: async () => 1 });', file: 'index.js' },
    ],
    [
      'a handler under another name',
      { code: 'export const main = () => 1;', file: 'app.mjs', properties: { Handler: 'app.main' } },
    ],
  ])('can be %s', async (_, bundle) => {
    const { invoke } = openFunctions({ one: bundle });
    expect(await invoke('one')).toBe(1);
  });

  test('is loaded once and has its state between events', async () => {
    const { invoke } = openFunctions({ counter: { code: `let count = 0; ${handler('return (count += 1);')}` } });
    expect([await invoke('counter'), await invoke('counter')]).toEqual([1, 2]);
  });

  test('is not loaded before its first event', async () => {
    const { invoke, log } = openFunctions({ one: { code: `console.log('loading'); ${handler('')}` } });
    expect(log).toEqual([]);
    await invoke('one');
    expect(log).toEqual([expect.stringContaining('loading')]);
  });
});

describe('the environment of a function', () => {
  const code = handler('return { env: process.env, context, left: context.getRemainingTimeInMillis() };');
  const properties = {
    Environment: {
      Variables: { TABLE_NAME: 'orders', API: 'https://abc.appsync-api.eu-west-1.amazonaws.com/graphql' },
    },
    MemorySize: 256,
    Timeout: 20,
  };
  type Answer = { env: Record<string, string>; context: Record<string, unknown>; left: number };

  test('holds its own variables and those of Lambda, and nothing of its parent', async () => {
    process.env.SECRET_OF_THE_PARENT = 'x';
    const { invoke } = openFunctions({ orders: { code, properties } });
    const { env } = (await invoke('orders')) as Answer;
    delete process.env.SECRET_OF_THE_PARENT;
    expect(env).toMatchObject({
      TABLE_NAME: 'orders',
      API: 'http://localhost:4000/_aws/appsync/abc/graphql',
      AWS_REGION: 'eu-west-1',
      AWS_DEFAULT_REGION: 'eu-west-1',
      AWS_LAMBDA_FUNCTION_NAME: 'orders',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
      AWS_LAMBDA_LOG_GROUP_NAME: '/aws/lambda/orders',
      AWS_ENDPOINT_URL_DYNAMODB: 'http://localhost:4000/_aws/dynamodb',
      _HANDLER: 'index.handler',
    });
    expect(Object.keys(env)).not.toContain('SECRET_OF_THE_PARENT');
    expect(Object.keys(env)).not.toContain('PATH');
  });

  test('has the credentials of its role', async () => {
    const { invoke } = openFunctions({ orders: { code, properties } });
    const { env } = (await invoke('orders')) as Answer;
    const { principal } = issuer.lookup(env.AWS_ACCESS_KEY_ID as string, env.AWS_SESSION_TOKEN);
    expect(principal).toEqual({ kind: 'role', roleArn });
  });

  test('has a context with the event’s properties', async () => {
    const { invoke } = openFunctions({ orders: { code, properties } });
    const first = (await invoke('orders')) as Answer;
    const second = (await invoke('orders')) as Answer;
    expect(first.context).toMatchObject({
      functionName: 'orders',
      functionVersion: '$LATEST',
      invokedFunctionArn: arnOf('orders'),
      memoryLimitInMB: '256',
      awsRequestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(second.context.awsRequestId).not.toBe(first.context.awsRequestId);
    expect(first.left).toBeGreaterThan(15_000);
    expect(first.left).toBeLessThanOrEqual(20_000);
  });
});

describe('a function that fails', () => {
  test('by throwing reports the name and message of its error, and runs again', async () => {
    const { invoke } = openFunctions({
      strict: { code: handler('if (event.bad) throw new RangeError("too many"); return "fine";') },
    });
    const error = await failureOf(invoke('strict', { bad: true }));
    expect(error).toBeInstanceOf(FunctionError);
    expect(error).toMatchObject({ errorType: 'RangeError', message: 'too many' });
    expect(await invoke('strict', {})).toBe('fine');
  });

  test('by taking too long is stopped, even in an endless loop, and restarted', async () => {
    const code = `let events = 0; ${handler('events += 1; while (event.endless) {} return events;')}`;
    const { invoke } = openFunctions({ slow: { code, properties: { Timeout: 1 } } });
    expect(await failureOf(invoke('slow', { endless: true }))).toMatchObject({
      errorType: 'Sandbox.Timedout',
      message: expect.stringMatching(/^RequestId: \S+ Error: Task timed out after 1\.00 seconds$/),
    });
    expect(await invoke('slow', {})).toBe(1);
  });

  test('has all the time it takes while a debugger can attach', async () => {
    const wait = 'await new Promise((done) => setTimeout(done, 1100)); return context.getRemainingTimeInMillis();';
    const { invoke } = openFunctions({ slow: { code: handler(wait), properties: { Timeout: 1 } } });
    inspector.open(0);
    try {
      // Functions that watch their time go on, too.
      expect(await invoke('slow', {})).toBeGreaterThan(60_000);
    } finally {
      inspector.close();
    }
  });

  test.each([
    ['exits', 'process.exit(0);', 'Runtime.ExitError'],
    ['rejects a promise nobody awaits', 'Promise.reject(new Error("lost"));', 'Runtime.UnhandledPromiseRejection'],
    ['throws outside of its handler', 'setTimeout(() => { throw new TypeError("late"); });', 'TypeError'],
  ])('when it %s, takes only that event with it', async (_, statement, errorType) => {
    const wait = 'await new Promise((resolve) => setTimeout(resolve, 10_000));';
    const { invoke } = openFunctions({
      fragile: {
        code: handler(`if (event.bad) { ${statement} ${wait} } return "fine";`),
        properties: { Timeout: 20 },
      },
    });
    expect(await failureOf(invoke('fragile', { bad: true }))).toMatchObject({ errorType });
    expect(await invoke('fragile', {})).toBe('fine');
  });

  test('by running out of memory does not take the local cloud with it', async () => {
    const { invoke } = openFunctions({
      hungry: {
        code: handler('const all = []; for (;;) all.push(new Array(1e5).fill({}));'),
        properties: { Timeout: 20 },
      },
    });
    expect(await failureOf(invoke('hungry'))).toMatchObject({ errorType: 'Runtime.OutOfMemory' });
  });

  test.each([
    ['throws while loading', 'throw new SyntaxError("broken");', 'SyntaxError', /broken/],
    ['exports no handler', 'export const other = 1;', 'Runtime.HandlerNotFound', /handler is undefined/],
    [
      'has a handler with a callback',
      'export const handler = (a, b, done) => done();',
      'Runtime.CallbackHandlerDeprecated',
      /callback/,
    ],
  ])('because it %s says why', async (_, code, errorType, message) => {
    const { invoke } = openFunctions({ broken: { code } });
    const error = await failureOf(invoke('broken'));
    expect(error).toMatchObject({ errorType });
    expect(error?.message).toMatch(message);
  });
});

describe('the log of a function', () => {
  const code = handler(`
    console.log('hello', { a: 1 });
    console.info({ b: 2 });
    console.debug('detail');
    console.error('went wrong:', new TypeError('no'));
  `);

  test("is JSON when the template says so, and starts with the function's name", async () => {
    const { invoke, log } = openFunctions({ orders: { code, properties: { LoggingConfig: { LogFormat: 'JSON' } } } });
    await invoke('orders');
    const lines = log.map((line) => JSON.parse(line.replace(/^orders: /, '')));
    const head = { timestamp: expect.stringMatching(/Z$/), requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) };
    expect(lines).toEqual([
      { ...head, level: 'INFO', message: 'hello { a: 1 }' },
      { ...head, level: 'INFO', message: { b: 2 } },
      {
        ...head,
        level: 'ERROR',
        message: expect.stringMatching(/^went wrong: TypeError: no/),
        errorType: 'TypeError',
        errorMessage: 'no',
        stackTrace: expect.arrayContaining([expect.any(String)]),
      },
    ]);
  });

  test('is text otherwise', async () => {
    const { invoke, log } = openFunctions({ orders: { code } });
    await invoke('orders');
    expect(log[0]).toMatch(/^orders: \S+Z\t[0-9a-f-]{36}\tINFO\thello \{ a: 1 \}$/);
    expect(log.some((line) => line.includes('\tDEBUG\tdetail'))).toBe(true);
  });
});

describe('a function that is not run', () => {
  test.each([
    ['it is written for another language', { Runtime: 'python3.13', Layers: ['x'] }, /written for python3\.13/],
    ['its concurrency is 0', { ReservedConcurrentExecutions: 0 }, /reserved concurrency is 0/],
  ])('because %s says so when it is invoked', async (_, properties, reason) => {
    const { functions, invoke } = openFunctions({}, [functionResource('other', properties)]);
    const error = await failureOf(invoke('other'));
    expect(error).toMatchObject({ errorType: 'Local.NotRun' });
    expect(error?.message).toMatch(reason);
    expect(functions.functions).toEqual([
      { arn: arnOf('other'), constructPath: 'Test/other', unsupported: expect.stringMatching(reason) },
    ]);
  });

  test('as it only serves CloudFormation', async () => {
    const custom = { type: 'Custom::AWS', ref: 'custom', properties: { ServiceToken: arnOf('provider') } };
    const { invoke } = openFunctions({}, [functionResource('provider'), custom]);
    expect((await failureOf(invoke('provider')))?.message).toMatch(/only serves CloudFormation/);
  });

  test('because there is none of that name', async () => {
    const { invoke } = openFunctions({});
    expect(await failureOf(invoke('missing'))).toMatchObject({ errorType: 'ResourceNotFoundException' });
  });
});

describe('a template is refused', () => {
  const code = handler('');
  test.each([
    ['Layers', { Layers: ['arn:layer'] }],
    ['VpcConfig', { VpcConfig: { SubnetIds: ['s'] } }],
    ['no asset', { Code: { ZipFile: 'exports.handler = 1' } }],
    ['elsewhere', { Handler: 'elsewhere.handler' }],
  ])('by the construct path, when it asks for %s', (feature, properties) => {
    expect(() => openFunctions({ orders: { code, properties } })).toThrow(AssemblyError);
    expect(() => openFunctions({ orders: { code, properties } })).toThrow(new RegExp(`^Test/orders: .*${feature}`));
  });
});
