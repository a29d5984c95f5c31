import { createContext, runInContext } from 'node:vm';
import { AssemblyError, type Resource } from '../assembly/types';

/** Against a function that never ends; CloudFront itself counts far stricter, and not by the clock. */
const timeLimitMilliseconds = 2_000;

/**
 * Runs a CloudFront Function on viewer requests, with nothing within its reach but the event.
 * @returns a function from the viewer's path to the path that the origin is asked for
 * @throws AssemblyError when the code has no `handler`.
 */
export function viewerRequestFunction(resource: Resource): (path: string) => string {
  const context = createContext(Object.create(null));
  runInContext(String(resource.properties.FunctionCode), context, { timeout: timeLimitMilliseconds });
  if (runInContext('typeof handler', context) !== 'function') {
    throw new AssemblyError(`${resource.constructPath} has no function named handler.`);
  }
  return (path) => {
    const event = JSON.stringify({
      version: '1.0',
      request: { method: 'GET', uri: path, headers: {}, querystring: {} },
    });
    const result = runInContext(`JSON.stringify(handler(${event}))`, context, { timeout: timeLimitMilliseconds });
    return String(JSON.parse(result).uri);
  };
}
