import type { IncomingHttpHeaders } from 'node:http';
import { createContext, runInContext } from 'node:vm';
import { AssemblyError, type Resource } from '../assembly/types';

/** Against a function that never ends; CloudFront itself counts far stricter, and not by the clock. */
const timeLimitMilliseconds = 2_000;

/** Rewrites a viewer's path, given the request headers, to the path for the origin, or answers in its place. */
export type EdgeFunction = (url: URL, headers: IncomingHttpHeaders) => string | EdgeResponse;

/** What a function answers without asking the origin, such as a redirect. */
export interface EdgeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

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
  return (url, headers) => {
    const event = JSON.stringify({
      version: '1.0',
      request: {
        method: 'GET',
        uri: url.pathname,
        headers: headersOf(headers),
        cookies: cookiesOf(headers),
        querystring: queryOf(url),
      },
    });
    const result = runInContext(`JSON.stringify(handler(${event}))`, context, { timeout: timeLimitMilliseconds });
    const answer = JSON.parse(result) as { uri?: string; statusCode?: number; headers?: EventValues };
    if (answer.statusCode === undefined) return String(answer.uri);
    const given = Object.entries(answer.headers ?? {}).map(([name, { value }]) => [name, value]);
    return { status: answer.statusCode, headers: Object.fromEntries(given) };
  };
}

interface EventValue {
  readonly value: string;
  readonly multiValue?: readonly EventValue[];
}

type EventValues = Record<string, EventValue>;

/** As the event has it: escaped as it was sent, and all values of a name that comes again. */
function queryOf({ search }: URL): EventValues {
  const values = new Map<string, EventValue[]>();
  for (const pair of search.slice(1).split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=');
    values.set(name, [...(values.get(name) ?? []), { value: rest.join('=') }]);
  }
  return Object.fromEntries(
    [...values].map(([name, all]) => [
      name,
      { ...(all.at(-1) as EventValue), ...(all.length > 1 && { multiValue: all }) },
    ]),
  );
}

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
