import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readBody, sendJson } from '../http/body';
import { AwsError } from '../http/errors';
import type { HttpHandler } from '../service';
import { abortResponse } from './abort-response';
import { refusalOf } from './refusals';

/** The services that can be made to misbehave, by where requests for them arrive. */
export const faultyServices = ['appsync', 'cognito', 'comprehend', 'dynamodb', 'lambda', 'rest', 's3'] as const;
export type FaultyService = (typeof faultyServices)[number];

/** Services that are asked for many things at once, one by one: those can do some of them and refuse the others. */
const servicesOfParts = ['comprehend', 'dynamodb'] as const;
export type PartialFaultTarget = (typeof servicesOfParts)[number];

const partialServices: readonly string[] = [...servicesOfParts, 's3'];
const cannotBePartial =
  'only comprehend (some readings), dynamodb (some items) and s3 (half an object) answer partially; ' +
  'what asks them, such as appsync and rest, then does so too';

const faultSchema = z
  .strictObject({
    service: z.enum(faultyServices),
    /**
     * `throttle` and `fail` refuse, `hang` never answers, `slow` answers late. `partial` refuses some items of a table
     * or some kinds of reading, the same ones each time, as a partition that is too busy does; of an object it sends
     * half, then loses the connection.
     */
    kind: z.enum(['throttle', 'fail', 'hang', 'slow', 'partial']),
    /** Share of the requests that are struck, from 0 to 1; with `partial`, share of the items or readings. */
    rate: z.number().min(0).max(1).optional(),
    /** How late a slow answer is, in milliseconds. */
    delay: z.number().int().min(0).max(60_000).default(3_000),
    /** After so many strikes the fault is over; left out, it lasts until it is taken away. */
    times: z.number().int().positive().optional(),
  })
  .refine(({ kind, service }) => kind !== 'partial' || partialServices.includes(service), {
    path: ['kind'],
    error: cannotBePartial,
  })
  // Of a partial answer, something must be there.
  .transform((fault) => ({ ...fault, rate: fault.rate ?? (isOfParts(fault) ? 0.5 : 1) }));
export type Fault = z.infer<typeof faultSchema>;

const isOfParts = ({ kind, service }: { kind: string; service: string }) =>
  kind === 'partial' && servicesOfParts.some((one) => one === service);

const maxBodyBytes = 10_000;

export interface Faults {
  /** `/_local/faults`: GET lists, POST adds one, DELETE takes all away. */
  readonly handler: HttpHandler;
  /**
   * Lets a fault strike a request.
   * @returns true when the request is answered, or never will be; false when it goes its way, perhaps later
   */
  strike(service: FaultyService, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /**
   * Lets a fault strike a call within a service, which may have come over HTTP or from another service. Returns when
   * the call may go on, perhaps late, or never.
   * @throws AwsError as the service refuses
   */
  injectCallFault(service: FaultyService): Promise<void>;
  /**
   * Lets a partial fault strike one of the things a service is asked for.
   * @param part names it, always the same way
   * @throws AwsError as the service throttles
   */
  injectPartialFault(service: PartialFaultTarget, part: string): void;
}

/**
 * The switch that makes services misbehave, to see how everything else takes it.
 * @param chance gives a number from 0 up to 1 for each request
 */
export function createFaults(chance: () => number = Math.random): Faults {
  let faults: (Fault & { struck: number })[] = [];

  const wholeFault = (service: FaultyService) => {
    const fault = faults.find((one) => one.service === service && isActive(one) && !isOfParts(one));
    if (!fault || chance() >= fault.rate) return undefined;
    fault.struck++;
    return fault;
  };

  async function change(request: IncomingMessage): Promise<void> {
    if (request.method === 'DELETE') {
      faults = [];
      return;
    }
    // A page of another origin cannot send JSON without asking first, and nobody answers it here.
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
      throw new AwsError('UnsupportedMediaType', 'Send a fault as application/json.', 415);
    }
    faults.push({ ...parseFault(await readBody(request, maxBodyBytes)), struck: 0 });
  }

  return {
    async handler(request, response) {
      try {
        if (request.method === 'POST' || request.method === 'DELETE') await change(request);
        else if (request.method !== 'GET') throw new AwsError('MethodNotAllowed', 'Use GET, POST or DELETE.', 405);
        sendJson(response, 200, { faults });
      } catch (error) {
        if (!(error instanceof AwsError)) throw error;
        sendJson(response, error.statusCode, { message: error.message });
      }
    },

    async strike(service, request, response) {
      const fault = request.method === 'OPTIONS' ? undefined : wholeFault(service);
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
      const fault = wholeFault(service);
      if (fault?.kind === 'throttle' || fault?.kind === 'fail') throw errorOf(service, fault.kind);
      if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.delay));
      if (fault?.kind === 'hang') await new Promise(() => {});
    },

    injectPartialFault(service, part) {
      const fault = faults.find((one) => one.service === service && isActive(one) && isOfParts(one));
      if (!fault || placeOf(part) >= fault.rate) return;
      fault.struck++;
      throw errorOf(service, 'throttle');
    },
  };
}

const isActive = ({ struck, times = Number.POSITIVE_INFINITY }: Fault & { struck: number }) => struck < times;

/** A number from 0 up to 1: always the same for the same part, and evenly spread over many of them. */
const placeOf = (part: string) => createHash('sha256').update(part).digest().readUInt32BE() / 2 ** 32;

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
  // What is not read would reset the connection before the client sees the answer.
  request.resume();
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-expose-headers', 'x-amzn-errortype');
  response.writeHead(statusCode, { 'content-type': contentType, 'x-amzn-errortype': errorType }).end(body);
}
