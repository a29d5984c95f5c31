import { z } from 'zod';
import { AwsError } from '../http/errors';
import { FunctionError, type Functions } from '../lambda/types';
import type { DataSource } from './data-source-types';
import { readRequest } from './request-shape';

const shapes = {
  Invoke: z.strictObject({
    operation: z.literal('Invoke'),
    payload: z.unknown().optional(),
    invocationType: z.literal('RequestResponse').optional(),
  }),
};

/** A function as a data source. Its error becomes `ctx.error`. */
export function lambdaSource(functionArn: string, functions: Functions): DataSource {
  return async (request) => {
    const { payload = null } = readRequest('Lambda', shapes, request);
    try {
      return { result: (await functions.invoke(functionArn, payload)) ?? null };
    } catch (error) {
      if (error instanceof AwsError)
        return { result: null, error: { message: error.message, type: `Lambda:${error.code}` } };
      if (!(error instanceof FunctionError)) throw error;
      // For a function that runs out of its own time, too: only the message says so.
      return { result: null, error: { message: error.message, type: 'Lambda:Unhandled' } };
    }
  };
}
