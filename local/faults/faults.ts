import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readBody, sendJson } from '../http/body';
import { allowLocalOrigin } from '../http/cross-origin';
import { AwsError } from '../http/errors';
import type { HttpHandler, LocalService, ServiceContext } from '../service';
import { abortResponse } from './abort-response';
import { refusalOf } from './refusals';
import { type FaultInjector, type FaultyService, faultyServices, servicesWithItems } from './types';

const partialServices: readonly string[] = [...servicesWithItems, 's3'];
const cannotBePartial =
  'only comprehend (some readings), dynamodb (some items) and s3 (half an object) answer partially; ' +
  'what asks them, such as appsync and rest, then does so too';

const faultSchema = z
  .strictObject({
    service: z.enum(faultyServices),
    /**
     * `throttle` and `fail` refuse, `hang` never answers, `slow` answers late. `partial` refuses some items of a table
     * or some kinds of reading, the same ones each time, like an overloaded partition; for an S3 object it sends half
     * of the body and then drops the connection.
     */
    kind: z.enum(['throttle', 'fail', 'hang', 'slow', 'partial']),
    /** Share of the affected requests, from 0 to 1; with `partial`, share of the items or readings. */
    rate: z.number().min(0).max(1).optional(),
    /** Delay of a slow answer, in milliseconds. */
    delay: z.number().int().min(0).max(60_000).default(3_000),
    /** The fault ends after it was injected this many times; when absent, it lasts until it is deleted. */
    times: z.number().int().positive().optional(),
  })
  .refine(({ kind, service }) => kind !== 'partial' || partialServices.includes(service), {
    path: ['kind'],
    error: cannotBePartial,
  })
  // A partial answer must contain something.
  .transform((fault) => ({ ...fault, rate: fault.rate ?? (isOfItems(fault) ? 0.5 : 1) }));
export type Fault = z.infer<typeof faultSchema>;

const isOfItems = ({ kind, service }: { kind: string; service: string }) =>
  kind === 'partial' && servicesWithItems.some((one) => one === service);

const maxBodyBytes = 10_000;

export interface FaultsService extends LocalService, FaultInjector {}

export interface FaultsDependencies {
  /** Gives a number from 0 up to 1 for each request. */
  readonly random?: () => number;
}

/** Fault injection for tests and demonstrations. `/_local/faults`: GET lists, POST adds one, DELETE removes all. */
export function createFaults(
  _context: ServiceContext,
  { random = Math.random }: FaultsDependencies = {},
): FaultsService {
  let faults: (Fault & { hits: number })[] = [];

  const findRequestFault = (service: FaultyService) => {
    const fault = faults.find((one) => one.service === service && isActive(one) && !isOfItems(one));
    if (!fault || random() >= fault.rate) return undefined;
    fault.hits++;
    return fault;
  };

  async function change(request: IncomingMessage): Promise<void> {
    if (request.method === 'DELETE') {
      faults = [];
      return;
    }
    // A page of another origin must send a preflight before it can send JSON, and none is answered here.
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
      throw new AwsError('UnsupportedMediaType', 'Send a fault as application/json.', 415);
    }
    faults.push({ ...parseFault(await readBody(request, maxBodyBytes)), hits: 0 });
  }

  const handler: HttpHandler = async (request, response) => {
    try {
      if (request.method === 'POST' || request.method === 'DELETE') await change(request);
      else if (request.method !== 'GET') throw new AwsError('MethodNotAllowed', 'Use GET, POST or DELETE.', 405);
      sendJson(response, 200, { faults });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      sendJson(response, error.statusCode, { message: error.message });
    }
  };

  return {
    resourceTypes: [],
    mounts: [{ prefix: '/_local/faults', handler }],

    async injectFault(service, request, response) {
      const fault = request.method === 'OPTIONS' ? undefined : findRequestFault(service);
      if (!fault) return false;
      if (fault.kind === 'partial') {
        abortResponse(response);
        return false;
      }
      if (fault.kind === 'slow') {
        await new Promise((resolve) => setTimeout(resolve, fault.delay));
        return false;
      }
      if (fault.kind !== 'hang') refuse(service, fault.kind, request, response);
      return true;
    },

    async injectCallFault(service) {
      const fault = findRequestFault(service);
      if (fault?.kind === 'throttle' || fault?.kind === 'fail') throw errorOf(service, fault.kind);
      if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.delay));
      if (fault?.kind === 'hang') await new Promise(() => {});
    },

    injectPartialFault(service, item) {
      const fault = faults.find((one) => one.service === service && isActive(one) && isOfItems(one));
      if (!fault || fractionOf(item) >= fault.rate) return;
      fault.hits++;
      throw errorOf(service, 'throttle');
    },

    close: async () => {},
  };
}

const isActive = ({ hits, times = Number.POSITIVE_INFINITY }: Fault & { hits: number }) => hits < times;

/** A number from 0 up to 1: always the same for the same item, and evenly distributed over many items. */
const fractionOf = (item: string) => createHash('sha256').update(item).digest().readUInt32BE() / 2 ** 32;

function errorOf(service: FaultyService, kind: 'throttle' | 'fail'): AwsError {
  const { errorType, message, statusCode } = refusalOf(service, kind);
  return new AwsError(errorType.slice(errorType.indexOf('#') + 1), message, statusCode);
}

function parseFault(body: Buffer): Fault {
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    throw new AwsError('BadRequest', 'The body is not JSON.');
  }
  const parsed = faultSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'fault'}: ${message}`);
  throw new AwsError('BadRequest', problems.join('; '));
}

function refuse(
  service: FaultyService,
  kind: 'throttle' | 'fail',
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { statusCode, contentType, body, errorType } = refusalOf(service, kind);
  // An unread body would reset the connection before the client sees the answer.
  request.resume();
  allowLocalOrigin(request, response);
  response.setHeader('access-control-expose-headers', 'x-amzn-errortype');
  response.writeHead(statusCode, { 'content-type': contentType, 'x-amzn-errortype': errorType }).end(body);
}
