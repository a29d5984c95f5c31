import type { IncomingHttpHeaders } from 'node:http';
import { createContext, runInContext } from 'node:vm';
import { AssemblyError, type Resource } from '../assembly/types';

/** Against a function that never ends; CloudFront itself counts far stricter, and not by the clock. */
const timeLimitMilliseconds = 2_000;

/** Rewrites a viewer's path, given the request headers, to the path for the origin. */
export type EdgeFunction = (path: string, headers: IncomingHttpHeaders) => string;

/**
 * Runs a CloudFront Function on viewer requests, with nothing within its reach but the event.
 * @throws AssemblyError when the code has no `handler`.
 */
export function viewerRequestFunction(resource: Resource): EdgeFunction {
  const context = createContext(Object.create(null));
  runInContext(String(resource.properties.FunctionCode), context, { timeout: timeLimitMilliseconds });
  if (runInContext('typeof handler', context) !== 'function') {
    throw new AssemblyError(`${resource.constructPath} has no function named handler.`);
  }
  return (path, headers) => {
    const event = JSON.stringify({
      version: '1.0',
      request: { method: 'GET', uri: path, headers: headersOf(headers), cookies: cookiesOf(headers), querystring: {} },
    });
    const result = runInContext(`JSON.stringify(handler(${event}))`, context, { timeout: timeLimitMilliseconds });
    return String(JSON.parse(result).uri);
  };
}

type EventValues = Record<string, { readonly value: string }>;

/** As the event has them: all but the cookies, by lower-case name. */
function headersOf({ cookie, ...headers }: IncomingHttpHeaders): EventValues {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value: String(value) }]));
}

function cookiesOf({ cookie = '' }: IncomingHttpHeaders): EventValues {
  const pairs = cookie.split(/;\s*/).flatMap((pair) => {
    const [name, ...value] = pair.split('=');
    return name ? [[name, { value: value.join('=') }] as const] : [];
  });
  return Object.fromEntries(pairs);
}
