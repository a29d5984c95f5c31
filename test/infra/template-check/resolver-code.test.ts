import { problemsIn } from './assembly';

const problems = (Code: string, Type = 'AWS::AppSync::Resolver') =>
  problemsIn('resolver-code', { Stack: { Field: { Type, Properties: { Code } } } });

const handlers = (body: string) => `export function request(ctx) { ${body} }\nexport function response() {}`;

describe('resolver-code', () => {
  test.each([
    ['try', 'try { ctx(); } catch {}'],
    ['throw', 'throw ctx;'],
    ['while', 'while (ctx) {}'],
    ['do-while', 'do {} while (ctx);'],
    ['for (;;)', 'for (;;) {}'],
    ['continue', 'for (const one of ctx) { continue; }'],
    ['a label', 'all: for (const one of ctx) { break all; }'],
    ['++ or --', 'let n = 0; n++;'],
    ['~', 'return ~ctx;'],
    ['in', 'return "id" in ctx;'],
    ['instanceof', 'return ctx instanceof Object;'],
    ['??=', 'ctx.id ??= 1;'],
    ['||=', 'ctx.id ||= 1;'],
    ['a call or an assignment after ??', 'return ctx.id ?? util.error("No id.");'],
    ['a call or an assignment after ??', 'return { id: ctx.id ?? [ctx.autoId()] };'],
    ['a call or an assignment after ??', 'ctx.id ?? (ctx.id = 1);'],
    ['a regular expression', 'return /x/.test(ctx);'],
    ['a class', 'class Item {}'],
    ['new', 'return new Map();'],
    ['this', 'return this;'],
    ['async', 'return async () => ctx;'],
    ['Promise', 'return Promise.resolve(ctx);'],
    ['a generator', 'function* all() {}'],
    ['import()', 'return import("fs");'],
    ['a recursive call of count', 'function count(n) { return n > 0 ? count(n - 1) : 0; } return count(3);'],
    ['a recursive call of count', 'const count = (n) => (n > 0 ? count(n - 1) : 0); return count(3);'],
    ['a function passed to apply', 'const apply = (run) => run(ctx); return apply((one) => one.id);'],
    ['a function passed to apply', 'const apply = (run) => run(ctx); const id = (one) => one.id; return apply(id);'],
  ])('finds %s', (what, body) => {
    expect(problems(handlers(body))).toContain(
      `Stack/Field: Its code has ${what}, which AppSync's JavaScript runtime does not support.`,
    );
  });

  test('finds an import of something else than AppSync’s library', () => {
    expect(problems(`import fs from 'fs';\n${handlers('return fs;')}`)).toEqual([
      "Stack/Field: Its code has an import of fs, which AppSync's JavaScript runtime does not support.",
    ]);
  });

  test('looks at the functions of pipelines too, and says a thing once', () => {
    expect(problems(handlers('ctx.n++; ctx.m++;'), 'AWS::AppSync::FunctionConfiguration')).toHaveLength(1);
  });

  test('leaves alone what the runtime supports', () => {
    const code = `import { util } from '@aws-appsync/utils';
      import { get } from '@aws-appsync/utils/dynamodb';
      const double = (n) => n * 2;
      export function request(ctx) {
        const items = [];
        for (const item of ctx.args.items ?? []) items.push({ ...item, n: double(item.n ?? 1) ?? null });
        for (const key in ctx.args) if (typeof key === 'number') break;
        if (!Object.hasOwn(ctx.args, 'id')) util.error(\`No id: \${items.length}\`, 'BadRequest');
        return get({ key: { id: items.map(double)[0] } });
      }
      export const response = (ctx) => ctx.result;`;
    expect(problems(code)).toEqual([]);
  });
});
