/**
 * The globals that an edited demo may use: JavaScript's own, without those that run code, the browser's
 * timers, and what reads a form. No others: nothing in a demo needs the page, the network or what is stored.
 */
export const availableNames: ReadonlySet<string> = new Set([
  ...['undefined', 'NaN', 'Infinity', 'isNaN', 'isFinite', 'parseInt', 'parseFloat'],
  ...['Object', 'Array', 'String', 'Number', 'Boolean', 'BigInt', 'Symbol', 'Date', 'Math', 'JSON', 'RegExp', 'Intl'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'Promise'],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'URIError', 'EvalError'],
  ...['encodeURI', 'encodeURIComponent', 'decodeURI', 'decodeURIComponent'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame'],
  ...['FormData', 'console'],
]);
