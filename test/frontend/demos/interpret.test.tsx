/** What the code of a demo can do while it is edited. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ProvidedModules } from '../../../frontend/src/demos/frame/demo';
import { interpret } from '../../../frontend/src/demos/frame/live/interpret';
import { SourceError, sourceErrorOf } from '../../../frontend/src/demos/frame/live/sourceError';

const modules: ProvidedModules = {
  reactstrap: { Button: ({ children }: { children: string }) => <button type="button">{children}</button> },
};

const run = (source: string, onEndless: (error: SourceError) => void = () => undefined) =>
  interpret(source, modules, onEndless).Component;

function problemOf(source: string): Partial<SourceError> {
  try {
    run(source);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { problem: error.problem, detail: error.detail, line: error.line };
  }
  throw new Error('It ran.');
}

function show(source: string): string {
  const Shown = run(source);
  return render(<Shown />).container.innerHTML;
}

test('a component with types, state, effects, classes and generators runs', () => {
  show(`import { useEffect, useState } from 'react';
    interface CounterProps { readonly step?: number }
    class Price { #cents = 250; get text(): string { return \`€ \${(this.#cents / 100).toFixed(2)}\`; } }
    function* upTo(end: number) { for (let at = 1; at <= end; at++) yield at; }
    export default function Counter({ step = 2 }: CounterProps) {
      const [count, setCount] = useState<number>(0);
      const [isReady, setReady] = useState(false);
      useEffect(() => setReady(true), []);
      const { length, ...rest } = { length: 3, a: 1, b: 2 };
      return (
        <>
          <button type="button" onClick={() => setCount((before) => before + step)}>{count as number}</button>
          <p>{[new Price().text, ...upTo(length), Object.keys(rest).join('-'), isReady && 'ready'].join(' ')}</p>
        </>
      );
    }`);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('4');
  expect(screen.getByText('€ 2.50 1 2 3 a-b ready')).toBeInTheDocument();
});

test('it imports what is provided, and hears what is not', () => {
  expect(show("import { Button } from 'reactstrap';\nexport default () => <Button>Yes</Button>;")).toMatch(/Yes/);
  expect(problemOf("import { Badge } from 'reactstrap';\nexport default () => <Badge />;\nBadge;")).toMatchObject({
    problem: 'notImported',
    detail: 'reactstrap: Badge',
  });
  expect(problemOf("import yup from 'yup';\nexport default () => yup;")).toMatchObject({
    problem: 'noModule',
    detail: 'yup',
  });
});

test('a mistake in the syntax has its line', () => {
  expect(problemOf('export default function A() {\n  return <p>{1 +}</p>;\n}')).toMatchObject({
    problem: 'syntax',
    line: 2,
  });
  expect(problemOf('const a = 1;\n\nconst a = 2;')).toEqual({
    problem: 'syntax',
    detail: "Identifier 'a' has already been declared",
    line: 3,
  });
});

test.each(['const a = 1;', 'export const A = () => null;', 'export default 3;', 'export default <p />;', ''])(
  '%j has no component',
  (source) => {
    expect(problemOf(source).problem).toBe('noComponent');
  },
);

test.each([
  ...['window', 'self', 'globalThis', 'document', 'location', 'navigator', 'history', 'parent', 'top', 'frames'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'importScripts', 'BroadcastChannel'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'],
  ...['eval', 'Function', 'Reflect', 'Proxy', 'WebAssembly', 'process', 'open', 'alert'],
])('%s has no name there', (name) => {
  expect(problemOf(`export default function A() {\n  return String(${name});\n}`)).toEqual({
    problem: 'unavailable',
    detail: name,
    line: 2,
  });
});

test('a name that is declared somewhere else is not the global', () => {
  const names = ['window', 'self', 'globalThis', 'document', 'fetch', 'localStorage', 'Function'];
  const html = show(`
    const other = (${names.join(', ')}) => [${names.join(', ')}];
    export default function A() {
      const caller = (function () { return this; })();
      return <p>{[${names.map((name) => `typeof ${name}`).join(', ')}, typeof caller, typeof this].join()}</p>;
    }`);
  expect(html).toBe(`<p>${Array.from({ length: names.length + 2 }, () => 'undefined').join()}</p>`);
});

test('own variables may have the names of globals', () => {
  expect(
    show(`const location = 'Delft';
      export default function A({ name = 'Anna', event: { top } = { top: 3 } }) {
        const [open, parent] = [1, 2];
        return <p title={name}>{location} {open} {parent} {top}</p>;
      }`),
  ).toBe('<p title="Anna">Delft 1 2 3</p>');
});

test('its timers end with it', async () => {
  const calls: number[] = [];
  const { stop } = interpret(
    `import { called } from 'calls';
    setInterval(() => called(), 1);
    const again = () => { called(); requestAnimationFrame(again); };
    again();
    const kept = setTimeout(() => {}, 1);
    clearTimeout(kept);
    export default () => null;`,
    { calls: { called: () => calls.push(1) } },
    () => undefined,
  );
  await waitFor(() => expect(calls.length).toBeGreaterThan(2));
  stop();
  const { length } = calls;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(calls).toHaveLength(length);
});

describe('a component that renders itself', () => {
  test.each([
    'export default function X() { return <X />; }',
    'export default function X() { return [<X key="a" />, <p key="b"><X /></p>]; }',
    'function Y() { return <X />; } export default function X() { return <Y />; }',
    "import { memo } from 'react'; const X = memo(() => <X />); export default X;",
    "import { forwardRef } from 'react'; const X = forwardRef((_, ref) => <X ref={ref} />); export default X;",
  ])('is stopped: %s', (source) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show(source)).toThrow(SourceError);
    error.mockRestore();
  });

  test('is no list of many rows, and no tree', () => {
    const html = show(`
      const Row = ({ row }) => <i>{row}</i>;
      const Tree = ({ depth }) => <b>{depth > 0 && [1, 2].map((half) => <Tree key={half} depth={depth - 1} />)}</b>;
      export default () => <>{Array.from({ length: 1500 }, (_, row) => <Row key={row} row={row} />)}<Tree depth={9} /></>;
    `);
    expect([html.match(/<i>/g)?.length, html.match(/<b>/g)?.length]).toEqual([1500, 1023]);
  });
});

describe('without an end', () => {
  beforeEach(() => {
    let now = 0;
    // A tenth of a second each time that somebody looks.
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    'while (true) {}',
    'while (true);',
    'do {} while (true)',
    'for (;;) {}',
    'for (const one of [0]) for (;;) ;',
    'const list = [1]; for (const one of list) list.push(one);',
    'const loop = () => { try { for (;;) {} } catch { loop(); } }; loop();',
    'while (true) { try { for (;;) {} } catch {} }',
    'function* all() { for (;;) yield 1; } [...all()];',
    'const endless = { [Symbol.iterator]: () => ({ next: () => ({ done: false }) }) }; Array.from(endless);',
    'outer: for (;;) { for (;;) continue outer; }',
    'class Fib { of(n) { return n < 2 ? 1 : this.of(n - 1) + this.of(n - 2); } } new Fib().of(99);',
    'const fib = (n) => n < 2 ? 1 : fib(n - 1) + fib(n - 2); fib(99);',
  ])('%s is stopped', (code) => {
    expect(problemOf(`${code}\nexport default () => null;`).problem).toBe('endless');
  });

  test('a loop in an event is stopped, and told of', async () => {
    const told: string[] = [];
    const Shown = run('export default () => <button onClick={() => { for (;;) {} }}>Go</button>;', ({ problem }) =>
      told.push(problem),
    );
    render(<Shown />);
    const uncaught = (event: ErrorEvent) => event.preventDefault();
    window.addEventListener('error', uncaught);
    fireEvent.click(screen.getByRole('button'));
    window.removeEventListener('error', uncaught);
    expect(told).toEqual(['endless']);
  });

  test('a loop of promises is stopped', async () => {
    const told: string[] = [];
    const loop = '(async () => { try { for (;;) await null; } catch {} })();';
    run(`${loop}\nexport default () => null;`, ({ problem }) => told.push(problem));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(told).toEqual(['endless']);
  });

  test('turns of the event loop are counted apart', async () => {
    const Shown = run('export default () => { for (let at = 0; at < 9000; at++); return <p>Done</p>; };');
    for (let turn = 0; turn < 20; turn++) {
      const { unmount } = render(<Shown />);
      expect(screen.getByText('Done')).toBeInTheDocument();
      unmount();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  });
});

test.each([
  [31, 'objectAsChild'],
  [130, 'invalidElement'],
  [185, 'endless'],
  [301, 'endless'],
  [152, 'failed'],
])('React’s error %i is %s', (number, problem) => {
  const message = `Minified React error #${number}; visit https://react.dev/errors/${number} for the full message`;
  expect(sourceErrorOf(new Error(message)).problem).toBe(problem);
});
