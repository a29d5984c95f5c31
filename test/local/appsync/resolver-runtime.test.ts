import inspector from 'node:inspector';
import { loadResolver } from '../../../local/appsync/resolver-runtime';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
});

const load = (code: string) => loadResolver(code, 'Test/Resolver', (line) => lines.push(line));

/** Runs an expression as a request handler. */
function run(expression: string, context: Record<string, unknown> = {}) {
  const code = `import { util, runtime, extensions } from '@aws-appsync/utils';
    export function request(ctx) { return ${expression}; }
    export function response() {}`;
  return load(code).run('request', { context: { stash: {}, ...context }, authorization: 'IAM Authorization' });
}

describe('a handler', () => {
  test('receives its context, with arguments under both names, and returns its value', () => {
    expect(run('[ctx.args.id, ctx.arguments.id, ctx.result]', { arguments: { id: 'b1' }, result: 5 }).value).toEqual([
      'b1',
      'b1',
      5,
    ]);
  });

  test('that returns nothing results in null', () => {
    expect(run('undefined').value).toBeNull();
  });

  test('passes its stash on', () => {
    expect(run('(ctx.stash.seen = true)').stash).toEqual({ seen: true });
  });

  test('ends at util.error', () => {
    expect(run(`util.error('No.', 'BadRequest', { id: 1 }, { field: 'id' })`)).toEqual({
      failure: { message: 'No.', errorType: 'BadRequest', data: { id: 1 }, errorInfo: { field: 'id' } },
      appended: [],
    });
  });

  test('ends with util.unauthorized', () => {
    expect(run('util.unauthorized()').failure).toMatchObject({ errorType: 'Unauthorized' });
  });

  test('continues after util.appendError', () => {
    const outcome = run(`(util.appendError('One', 'A'), util.appendError('Two'), 'value')`);
    expect(outcome).toMatchObject({
      value: 'value',
      appended: [
        { message: 'One', errorType: 'A', errorInfo: null },
        { message: 'Two', errorType: null },
      ],
    });
  });

  test('returns its appended errors when it ends with an error', () => {
    expect(run(`(util.appendError('One'), util.error('Two'))`)).toMatchObject({
      failure: { message: 'Two' },
      appended: [{ message: 'One' }],
    });
  });

  test('fails when it calls util.error with arguments that AppSync ignores', () => {
    expect(run('util.error(25)').crash).toContain('util.error takes a string as its message.');
    expect(run(`util.error('No.', 25)`).crash).toContain('takes a string as its error type.');
  });

  test('that throws is reported', () => {
    expect(run('ctx.no.such').crash).toContain('TypeError');
  });

  test('that loops forever is stopped', () => {
    expect(run('(() => { for (;;); })()').crash).toContain('timed out');
  });

  test('has all the time it takes while a debugger can attach', () => {
    inspector.open(0);
    try {
      expect(run('(() => { const end = Date.now() + 2_100; while (Date.now() < end); return 1; })()').value).toBe(1);
    } finally {
      inspector.close();
    }
  });

  test('cannot be asynchronous', () => {
    expect(run('Promise.resolve(1)').crash).toContain('asynchronous');
  });
});

describe('util', () => {
  test('creates ids and times', () => {
    expect(run('util.autoId()').value).toMatch(/^[0-9a-f-]{36}$/);
    const before = Date.now();
    const [milliseconds, seconds, text] = run(
      '[util.time.nowEpochMilliSeconds(), util.time.nowEpochSeconds(), util.time.nowISO8601()]',
    ).value as [number, number, string];
    expect(milliseconds).toBeGreaterThanOrEqual(before);
    expect(seconds).toBeGreaterThanOrEqual(Math.floor(before / 1000));
    expect(Date.parse(text)).toBeGreaterThanOrEqual(before);
    expect(run(`util.time.parseISO8601ToEpochMilliSeconds('1970-01-01T00:00:01Z')`).value).toBe(1000);
    expect(run('util.time.epochMilliSecondsToISO8601(1000)').value).toBe('1970-01-01T00:00:01.000Z');
    expect(run('util.time.epochMilliSecondsToSeconds(1999)').value).toBe(1);
  });

  test('converts values to DynamoDB’s format', () => {
    expect(
      run(
        `util.dynamodb.toMapValues({ a: 'x', n: 1.5, b: false, z: null, l: [1, ['y']], m: { k: 'v' }, u: undefined })`,
      ).value,
    ).toEqual({
      a: { S: 'x' },
      n: { N: '1.5' },
      b: { BOOL: false },
      z: { NULL: true },
      l: { L: [{ N: '1' }, { L: [{ S: 'y' }] }] },
      m: { M: { k: { S: 'v' } } },
    });
    expect(run(`[util.dynamodb.toDynamoDB('x'), util.dynamodb.toMap({}), util.dynamodb.toList([1])]`).value).toEqual([
      { S: 'x' },
      { M: {} },
      { L: [{ N: '1' }] },
    ]);
    expect(
      run(`[util.dynamodb.toString('x'), util.dynamodb.toNumber(2), util.dynamodb.toBoolean(true)]`).value,
    ).toEqual([{ S: 'x' }, { N: '2' }, { BOOL: true }]);
    expect(run(`[util.dynamodb.toStringSet(['x']), util.dynamodb.toNumberSet([1])]`).value).toEqual([
      { SS: ['x'] },
      { NS: ['1'] },
    ]);
    expect(run('[util.dynamodb.toString(null), util.dynamodb.toNull()]').value).toEqual([null, { NULL: true }]);
  });

  test('encodes', () => {
    expect(
      run(`[util.base64Encode('é'), util.base64Decode('w6k='), util.urlEncode('a b&'), util.urlDecode('a+b%26')]`)
        .value,
    ).toEqual(['w6k=', 'é', 'a+b%26', 'a b&']);
  });

  test('returns the caller’s authorization type', () => {
    expect(run('util.authType()').value).toBe('IAM Authorization');
  });

  test.each([
    'util.rds',
    'util.http',
    'util.time.nowFormatted',
    'util.dynamodb.toS3Object',
    'runtime.earlyReturn',
    'extensions.setSubscriptionFilter',
  ])('refuses the unsupported %s', (member) => {
    expect(run(`${member}()`).crash).toContain(`${member} is not run by the local cloud.`);
  });
});

describe('the realm of a resolver', () => {
  test.each(['process', 'require', 'fetch', 'setTimeout', 'Buffer', 'globalThis.process', 'structuredClone'])(
    'has no %s of Node',
    (name) => {
      const outcome = run(`typeof ${name}`);
      // `require` provides its one import and nothing else.
      expect(outcome.value).toBe(name === 'require' ? 'function' : 'undefined');
    },
  );

  test.each([
    `eval('1')`,
    `Function('return 1')()`,
    `util.error.constructor('return process')()`,
    `globalThis.constructor.constructor('return process')()`,
    `ctx.constructor.constructor('return process')()`,
    `require.constructor('return process')()`,
    `console.log.constructor('return process')()`,
    `run.constructor('return process')()`,
  ])('lets %s reach nothing', (expression) => {
    expect(run(expression).crash).toBeDefined();
  });

  test('shares no values between resolvers', () => {
    run('(globalThis.kept = 1)');
    expect(run('typeof kept').value).toBe('undefined');
  });

  test('has a console that writes to the log', () => {
    run(`console.log('rows', 2, { a: 1 })`);
    expect(lines).toEqual(['Test/Resolver: rows 2 {"a":1}']);
  });
});

describe('code that cannot be loaded', () => {
  test.each([
    ['a missing handler', 'export const request = () => ({});', 'does not export a function response'],
    [
      'another import',
      `import { get } from '@aws-appsync/utils/dynamodb'; get(); export const request = 1;`,
      "import from '@aws-appsync/utils/dynamodb' is not run",
    ],
    [
      'a module of Node',
      `import fs from 'node:fs'; fs.x; export const request = 1;`,
      "import from 'node:fs' is not run",
    ],
    ['no JavaScript', 'export const request = (', 'error'],
    ['a throw at the top', 'throw new Error("top"); export const request = 1;', 'top'],
  ])('is refused: %s', (_what, code, message) => {
    expect(() => load(code)).toThrow(message);
  });
});
