import * as React from 'react';
import { transform } from 'sucrase';
import Sval from 'sval';
import type { ProvidedModules } from '../demo';
import { availableNames } from './availableNames.mts';
import { interpretedReact } from './interpretedReact';
import { SourceError } from './sourceError';
import { addSteps, stepCounter, stepNames } from './stepLimit';
import { createTimers } from './timers';
import { type SyntaxNode, undeclaredNames } from './undeclaredNames.mts';

/** The component of an edited source. */
export interface Interpreted {
  readonly Component: React.ComponentType<Record<string, unknown>>;
  /** Ends the timers that it has started. */
  readonly stop: () => void;
}

/**
 * Runs the source of a demo and returns its component. Sucrase takes out the types and the JSX, and an interpreter runs
 * the rest, as the content security policy allows no `eval`.
 *
 * The page, the network and what is stored have no name there: nothing in a demo needs them. But this is not a sandbox:
 * an event or a ref leads to all of them. Run only what was typed into this page, never what comes from an address, a
 * file or the cloud.
 *
 * @param modules what it can import; React is always there
 * @param onError is told of a loop that was stopped, as an event's handler has nobody else who hears of it, and of
 * cleanups that fail
 * @throws SourceError
 */
export function interpret(
  source: string,
  modules: ProvidedModules,
  onError: (error: SourceError) => void,
): Interpreted {
  const interpreter = new Sval({ ecmaVer: 2024, sandBox: true });
  const code = compiled(source);
  const program = parsed(interpreter, code);
  for (const [name, { start }] of undeclaredNames(program.body)) {
    if (availableNames.has(name) || given.has(name)) continue;
    throw new SourceError('unavailable', name, code.slice(0, start).split('\n').length);
  }
  addSteps(program);
  const timers = createTimers();
  setGlobals(interpreter, { ...timers.names, cancelAnimationFrame, FormData });
  const provided = new Set(Object.values(modules).flatMap((module) => Object.values(module)));
  const react = interpretedReact(provided, onError);
  interpreter.import({
    React: react,
    require: (from: string) => moduleNamed(from, from === 'react' ? react : modules[from]),
    ...stepNames(stepCounter(onError)),
  });
  try {
    interpreter.run(withoutWindow(interpreter, program) as never);
    const component = interpreter.exports.default;
    if (!isComponent(component)) throw new SourceError('noComponent');
    return { Component: component, stop: timers.stop };
  } catch (error) {
    timers.stop();
    throw error;
  }
}

/** What a compiled module needs besides the globals. */
const given = new Set(['require', 'exports', 'React']);

/** JavaScript with the same lines. */
function compiled(source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'classic',
      production: true,
      disableESTransforms: true,
    }).code;
  } catch (error) {
    throw syntaxError(error);
  }
}

function parsed(interpreter: Sval, code: string): SyntaxNode {
  try {
    return interpreter.parse(code) as unknown as SyntaxNode;
  } catch (error) {
    throw syntaxError(error);
  }
}

/** Both parsers end their messages with `(line:column)`. */
function syntaxError(error: unknown): SourceError {
  const { message, loc } = error as Error & { loc?: { line: number } };
  return new SourceError('syntax', message.replace(/\s*\(\d+:\d+\)$/, ''), loc?.line);
}

/**
 * The interpreter has its own object of globals, with all of JavaScript's and many of the browser's: those that are
 * available stay.
 * @param own in place of the browser's
 */
function setGlobals(interpreter: Sval, own: Readonly<Record<string, unknown>>): void {
  interpreter.run('exports.globals = globalThis;');
  const { globals } = interpreter.exports;
  delete interpreter.exports.globals;
  for (const name of Object.getOwnPropertyNames(globals)) {
    if (!availableNames.has(name)) delete globals[name];
  }
  Object.assign(globals, own);
}

/** The interpreter's names of its globals cannot be removed: a function around the code has others. */
function withoutWindow(interpreter: Sval, { body }: SyntaxNode): SyntaxNode {
  const around = parsed(interpreter, '(function (window, self, globalThis) {}).call(undefined);');
  around.body[0].expression.callee.object.body.body = body;
  return around;
}

/** A module that says when it is asked for what it does not have: React would only say that it is undefined. */
function moduleNamed(from: string, module: ProvidedModules[string] | undefined): unknown {
  if (module === undefined) throw new SourceError('noModule', from);
  const members: Record<string, unknown> = { __esModule: true, default: module, ...module };
  return new Proxy(members, {
    get(_, name) {
      if (typeof name === 'string' && !(name in members)) throw new SourceError('notImported', `${from}: ${name}`);
      return members[name as string];
    },
  });
}

/** A function or a class, or what `memo` and `forwardRef` return. */
function isComponent(value: unknown): value is Interpreted['Component'] {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !React.isValidElement(value))
  );
}
