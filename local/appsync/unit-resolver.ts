import type { DataSource, DataSourceAnswer } from './data-source-types';
import { FieldError } from './errors';
import type { Failure, HandlerOutcome } from './resolver-library';
import type { ResolverCode } from './resolver-runtime';

/** A resolver's input: AppSync's context without the members that the resolver adds. */
export interface ResolverContext {
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly identity: unknown;
  readonly source: unknown;
  readonly request: { readonly headers: Readonly<Record<string, unknown>>; readonly domainName: null };
  readonly info: {
    readonly fieldName: string;
    readonly parentTypeName: string;
    readonly variables: Readonly<Record<string, unknown>>;
    readonly selectionSetList: readonly string[];
    readonly selectionSetGraphQL: string;
  };
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Resolves one field: request handler, data source, response handler.
 * @throws FieldError where a handler ends with an error or throws.
 */
export type UnitResolver = (
  context: ResolverContext,
  /** The result of `util.authType()`. */
  authorization: string,
  /** Takes the errors that leave the field's data as it is. */
  append: (error: FieldError) => void,
) => Promise<unknown>;

export function createUnitResolver(
  constructPath: string,
  code: ResolverCode,
  dataSource: DataSource,
  log: (line: string) => void,
): UnitResolver {
  return async (context, authorization, append) => {
    const take = (outcome: HandlerOutcome) => {
      for (const failure of outcome.appended) append(fieldError(failure));
      if (outcome.failure) throw fieldError(outcome.failure);
      if (outcome.crash === undefined) return outcome;
      log(`${constructPath} failed: ${outcome.crash}`);
      throw new FieldError(`Runtime Error: ${outcome.crash.split('\n')[0]}`, 'Code');
    };
    const input = (stash: unknown, { result, error = undefined }: DataSourceAnswer) => ({
      authorization,
      context: { ...context, prev: null, stash, result, error },
    });
    const request = take(code.run('request', input({}, { result: null })));
    const answer = await dataSource(request.value);
    return take(code.run('response', input(request.stash, answer))).value;
  };
}

function fieldError({ message, errorType, data, errorInfo }: Failure): FieldError {
  return new FieldError(message, errorType, data, errorInfo);
}
