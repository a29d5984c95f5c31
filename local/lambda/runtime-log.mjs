// @ts-check
import { format } from 'node:util';

const levels = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL'];

/** @type {{ level: string, method: 'trace' | 'debug' | 'info' | 'log' | 'warn' | 'error' }[]} */
const methods = [
  { level: 'TRACE', method: 'trace' },
  { level: 'DEBUG', method: 'debug' },
  { level: 'INFO', method: 'info' },
  { level: 'INFO', method: 'log' },
  { level: 'WARN', method: 'warn' },
  { level: 'ERROR', method: 'error' },
];

/** @param {Error} error */
const describeError = (error) => ({
  errorType: error.constructor?.name ?? error.name,
  errorMessage: error.message,
  stackTrace: (error.stack ?? '').split('\n'),
});

/**
 * One message in the shape of Lambda's JSON logs.
 * Source: https://docs.aws.amazon.com/lambda/latest/dg/nodejs-logging.html
 * @param {string} level
 * @param {string} requestId
 * @param {unknown[]} values
 */
function jsonLine(level, requestId, values) {
  const head = { timestamp: new Date().toISOString(), level, requestId };
  const error = values.find((value) => value instanceof Error);
  if (values.length > 1)
    return JSON.stringify({ ...head, message: format(...values), ...(error && describeError(error)) });
  const [message] = values;
  try {
    return JSON.stringify({ ...head, message }, (_, value) =>
      value instanceof Error ? { ...describeError(value), ...value } : value,
    );
  } catch {
    // Something that JSON cannot express, like a value that holds itself.
    return JSON.stringify({ ...head, message: format(message) });
  }
}

/**
 * Sends a function's console output in the format of Lambda's log.
 * @param {(text: string) => void} write
 * @param {{ logFormat: 'JSON' | 'Text', logLevel: string }} settings
 * @param {() => string} currentRequestId
 */
export function writeLogsTo(write, { logFormat, logLevel }, currentRequestId) {
  const threshold = logFormat === 'JSON' ? levels.indexOf(logLevel) : 0;
  for (const { level, method } of methods) {
    if (levels.indexOf(level) < threshold) {
      console[method] = () => undefined;
      continue;
    }
    console[method] = (...values) => {
      const requestId = currentRequestId();
      const line =
        logFormat === 'JSON'
          ? jsonLine(level, requestId, values)
          : [new Date().toISOString(), requestId, level, format(...values)].join('\t');
      write(line);
    };
  }
}
