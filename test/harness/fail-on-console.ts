import { format } from 'node:util';

/** What says nothing about the code. */
const ignored = [
  // jsdom does not know the element.
  /^The tag <search> is unrecognized/,
  // Redux Toolkit measures its own checks: a busy machine is slower.
  /StateInvariantMiddleware took \d+ms/,
];

const unexpected: string[] = [];

for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
  const write = console[level];
  console[level] = (...args: unknown[]) => {
    const text = format(...args);
    if (ignored.some((pattern) => pattern.test(text))) return;
    unexpected.push(`console.${level}: ${text}`);
    write.apply(console, args);
  };
}

// A test that passes while something goes wrong is not read: it fails, or it expects the message with jest.spyOn.
function failOnOutput() {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(`No test expects this on the console:\n${messages.join('\n')}`);
}

afterEach(failOnOutput);
afterAll(failOnOutput);
