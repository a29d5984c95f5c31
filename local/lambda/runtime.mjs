// @ts-check
/**
 * Runs in a function's thread: loads its handler and passes it one event after another, like Lambda's Node.js
 * runtime does. Plain JavaScript, as a thread starts without the loader that runs the rest of the local cloud.
 *
 * @import { EventMessage, RuntimeMessage, RuntimeSettings } from './messages'
 */
import { parentPort, workerData } from 'node:worker_threads';
import { writeLogsTo } from './runtime-log.mjs';

/** @type {RuntimeSettings} */
const settings = workerData;
let requestId = '';

/** @param {RuntimeMessage} message */
const tell = (message) => parentPort?.postMessage(message);

/**
 * @param {unknown} error
 * @param {boolean} ending whether the thread ends because of it
 */
const tellError = (error, ending, errorType = error instanceof Error ? error.name : typeof error) =>
  tell({ kind: 'error', errorType, message: error instanceof Error ? error.message : String(error), ending });

/**
 * Ends the thread, for code that fails outside its handler leaves it in an unknown state.
 * @param {unknown} error
 * @param {string} [errorType]
 */
function fail(error, errorType) {
  console.error(error);
  tellError(error, true, errorType);
  process.exit(1);
}

/** @returns {Promise<(event: unknown, context: unknown) => unknown>} */
async function loadHandler() {
  const module = await import(settings.moduleUrl);
  // Of a CommonJS module, only some exports are found by their names; all are in `default`.
  const handler = module[settings.exportName] ?? module.default?.[settings.exportName];
  if (typeof handler !== 'function') {
    throw Object.assign(new Error(`${settings.exportName} is undefined or not exported`), {
      name: 'Runtime.HandlerNotFound',
    });
  }
  if (handler.length > 2) {
    throw Object.assign(new Error('The handler takes a callback; Lambda runs async handlers only since Node.js 24.'), {
      name: 'Runtime.CallbackHandlerDeprecated',
    });
  }
  return handler;
}

/** @param {number} deadline */
function contextUntil(deadline) {
  const { env } = process;
  return {
    functionName: env.AWS_LAMBDA_FUNCTION_NAME,
    functionVersion: env.AWS_LAMBDA_FUNCTION_VERSION,
    invokedFunctionArn: settings.functionArn,
    memoryLimitInMB: env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
    awsRequestId: requestId,
    logGroupName: env.AWS_LAMBDA_LOG_GROUP_NAME,
    logStreamName: env.AWS_LAMBDA_LOG_STREAM_NAME,
    callbackWaitsForEmptyEventLoop: true,
    identity: undefined,
    clientContext: undefined,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
}

writeLogsTo(
  (text) => tell({ kind: 'log', text }),
  settings,
  () => requestId,
);
process.on('uncaughtException', (error) => fail(error));
process.on('unhandledRejection', (reason) => fail(reason, 'Runtime.UnhandledPromiseRejection'));

try {
  const handler = await loadHandler();
  parentPort?.on('message', async (/** @type {EventMessage} */ message) => {
    requestId = message.requestId;
    try {
      const answer = await handler(JSON.parse(message.event), contextUntil(message.deadline));
      tell({ kind: 'answer', answer: JSON.stringify(answer) ?? 'null' });
    } catch (error) {
      console.error('Invoke Error', error);
      tellError(error, false);
    }
  });
  tell({ kind: 'ready' });
} catch (error) {
  fail(error);
}
