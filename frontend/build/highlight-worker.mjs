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

parentPort?.on('message', async ({ code, port }) => {
  try {
    const { tokens } = (await highlighter).codeToTokens(code, { lang: 'tsx', theme: 'kinds' });
    const lines = tokens.map((line) => line.map(({ content, color, offset }) => ({ content, color, offset })));
    port.postMessage({ lines });
  } catch (error) {
    port.postMessage({ error });
  }
});
