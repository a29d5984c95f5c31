import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readBody, sendJson } from '../http/body';
import { AwsError } from '../http/errors';
import type { HttpHandler } from '../room';
import { refusalOf } from './refusals';

/** The services that can be made to misbehave, by where requests for them arrive. */
export const faultyServices = ['appsync', 'cognito', 'comprehend', 'dynamodb', 'rest', 's3'] as const;
export type FaultyService = (typeof faultyServices)[number];

const faultSchema = z.strictObject({
  service: z.enum(faultyServices),
  /** `throttle` and `fail` refuse, `hang` never answers, `slow` answers late. */
  kind: z.enum(['throttle', 'fail', 'hang', 'slow']),
  /** Share of the requests that are struck, from 0 to 1. With several rows or parts a request, that is a partial answer. */
  rate: z.number().min(0).max(1).default(1),
  /** How late a slow answer is, in milliseconds. */
  delay: z.number().int().min(0).max(60_000).default(3_000),
  /** After so many strikes the fault is over; left out, it lasts until it is taken away. */
  times: z.number().int().positive().optional(),
});
export type Fault = z.infer<typeof faultSchema>;

const largestBody = 10_000;

export interface Faults {
  /** `/_local/faults`: GET lists, POST adds one, DELETE takes all away. */
  readonly handler: HttpHandler;
  /**
   * Lets a fault strike a request.
   * @returns true when the request is answered, or never will be; false when it goes its way, perhaps later
   */
  strike(service: FaultyService, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/**
 * The switch that makes services misbehave, to see how everything else takes it.
 * @param chance gives a number from 0 up to 1 for each request
 */
export function createFaults(chance: () => number = Math.random): Faults {
  let faults: (Fault & { struck: number })[] = [];

  async function change(request: IncomingMessage): Promise<void> {
    if (request.method === 'DELETE') {
      faults = [];
      return;
    }
    // A page of another origin cannot send JSON without asking first, and nobody answers it here.
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
      throw new AwsError('UnsupportedMediaType', 'Send a fault as application/json.', 415);
    }
    faults.push({ ...parseFault(await readBody(request, largestBody)), struck: 0 });
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
      const fault = faults.find((one) => one.service === service && one.struck < (one.times ?? Infinity));
      if (!fault || request.method === 'OPTIONS' || chance() >= fault.rate) return false;
      fault.struck++;
      if (fault.kind === 'slow') {
        await new Promise((resolve) => setTimeout(resolve, fault.delay));
        return false;
      }
      if (fault.kind !== 'hang') refuse(service, fault.kind, request, response);
      return true;
    },
  };
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
