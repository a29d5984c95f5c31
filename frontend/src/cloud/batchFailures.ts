import type { BatchTestErrorType, BatchTestFailure } from '../../../graphql/batch-test';

const errorTypes: readonly string[] = [
  'ConflictUnhandled',
  'BadRequest',
  'Throttled',
  'InternalFailure',
] satisfies BatchTestErrorType[];

/**
 * The rows that a response of `batchTest` reports as not written.
 * @returns null unless every error of the response is about one row: the call as a whole failed then
 */
export function batchTestFailures(answer: unknown): BatchTestFailure[] | null {
  const errors = (answer as { errors?: unknown } | null | undefined)?.errors;
  if (!Array.isArray(errors) || errors.length === 0 || !errors.every(isRowError)) return null;
  return errors.map(({ errorType, message, errorInfo }) => ({ errorType, message, errorInfo }));
}

function isRowError(error: unknown): error is BatchTestFailure {
  const { errorType, errorInfo } = (error ?? {}) as Partial<BatchTestFailure>;
  return errorTypes.includes(errorType ?? '') && Number.isInteger(errorInfo?.index);
}
