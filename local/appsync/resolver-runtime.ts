import { randomUUID } from 'node:crypto';
import path from 'node:path';
import vm from 'node:vm';
import { buildSync, transformSync } from 'esbuild';
import { isInspected } from '../inspected';
import type { createLibrary, Handler, HandlerInput, HandlerOutcome, Host } from './resolver-library';

/** A resolver's two handlers, in a realm of their own. */
export interface ResolverCode {
  run(phase: 'request' | 'response', input: HandlerInput): HandlerOutcome;
}

/** A handler is stopped after this time, as AppSync's handlers cannot loop for long either. */
const handlerMilliseconds = 2_000;

/**
 * Loads a resolver's code, an ECMAScript module for AppSync's `APPSYNC_JS` runtime. It can import
 * `@aws-appsync/utils` and nothing else, has no network, timers, process or eval, and its console writes to `log`.
 * @throws Error when the code cannot be loaded or lacks a handler.
 */
export function loadResolver(code: string, name: string, log: (line: string) => void): ResolverCode {
  // Without a prototype, through which the code could reach Node's realm.
  const context = vm.createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  const host: Host = {
    randomId: () => randomUUID(),
    log: (line) => log(`${name}: ${line}`),
    encodeBase64: (text) => Buffer.from(text).toString('base64'),
    decodeBase64: (text) => Buffer.from(text, 'base64').toString(),
  };
  const { createLibrary: create } = evaluate<{ createLibrary: typeof createLibrary }>(
    context,
    libraryCode(),
    'library',
  );
  const library = create(host);
  const handlers = evaluate<Partial<Record<string, Handler>>>(context, asCommonJs(code), name, library);
  const runners = Object.fromEntries(
    (['request', 'response'] as const).map((phase) => {
      const handler = handlers[phase];
      if (typeof handler !== 'function') throw new Error(`It does not export a function ${phase}.`);
      return [phase, library.runner(handler)];
    }),
  );

  const call = new vm.Script('run(input)', { filename: name });
  return {
    run(phase, input) {
      Object.assign(context, { run: runners[phase], input: JSON.stringify(input) });
      try {
        return JSON.parse(call.runInContext(context, isInspected() ? {} : { timeout: handlerMilliseconds }));
      } catch (error) {
        return { crash: messageOf(error), appended: [] };
      }
    },
  };
}

/** Runs a CommonJS module in a realm; its exports belong to that realm. */
function evaluate<Exports>(
  context: vm.Context,
  code: string,
  filename: string,
  library?: ReturnType<typeof createLibrary>,
): Exports {
  const run = vm.compileFunction(code, ['module', 'exports', 'require', 'console'], {
    parsingContext: context,
    filename,
  });
  const module = vm.runInContext('({ exports: {} })', context);
  try {
    run(module, module.exports, library?.require, library?.console);
  } catch (error) {
    throw new Error(messageOf(error));
  }
  return module.exports;
}

function asCommonJs(code: string): string {
  return transformSync(code, { format: 'cjs', target: 'es2022', logLevel: 'silent' }).code;
}

let bundledLibrary: string | undefined;

function libraryCode(): string {
  bundledLibrary ??= buildSync({
    entryPoints: [path.join(__dirname, 'resolver-library.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'es2022',
    logLevel: 'error',
  }).outputFiles[0]?.text;
  return bundledLibrary ?? '';
}

/** Errors of another realm are not instances of this realm's Error. */
function messageOf(error: unknown): string {
  return String((error as { message?: unknown } | null)?.message ?? error);
}
