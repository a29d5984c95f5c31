/*
 * The thread of highlighter.mts: answers each source on the port that comes with it. JavaScript, as Node starts it as
 * it is.
 */
import { parentPort } from 'node:worker_threads';
import { createCssVariablesTheme, createHighlighter } from 'shiki';

const highlighter = createHighlighter({
  themes: [createCssVariablesTheme({ name: 'kinds', variablePrefix: '' })],
  langs: ['tsx'],
});

// Without a time limit, which would leave the rest of a line in one colour on a busy machine: the same sources always make
// the same files.
const options = { lang: 'tsx', theme: 'kinds', tokenizeTimeLimit: 0 };

parentPort?.on('message', async ({ code, port }) => {
  try {
    const { tokens } = (await highlighter).codeToTokens(code, options);
    const lines = tokens.map((line) => line.map(({ content, color, offset }) => ({ content, color, offset })));
    port.postMessage({ lines });
  } catch (error) {
    port.postMessage({ error });
  }
});
