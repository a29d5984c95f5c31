/** Why an edited source has no result; `detail` is a name or the message of the parser, of React or of the code. */
export type SourceProblem =
  | 'syntax'
  | 'unavailable'
  | 'notImported'
  | 'noModule'
  | 'noComponent'
  | 'endless'
  | 'failed';

/** An error that is shown beside the edited source. */
export class SourceError extends Error {
  constructor(
    readonly problem: SourceProblem,
    readonly detail = '',
    /** Counted from 1. */
    readonly line?: number,
  ) {
    super(`${problem} ${detail}`);
  }
}

export const sourceErrorOf = (error: unknown): SourceError =>
  error instanceof SourceError
    ? error
    : new SourceError('failed', error instanceof Error ? `${error.name}: ${error.message}` : String(error));
