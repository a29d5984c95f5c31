/** Why an edited source has no result; `detail` is a name or the message of the parser, of React or of the code. */
export type SourceProblem =
  | 'syntax'
  | 'unavailable'
  | 'notImported'
  | 'noModule'
  | 'noComponent'
  | 'endless'
  | 'objectAsChild'
  | 'invalidElement'
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

/** What React says by a number only, where it is built for production. */
const reactProblems: Readonly<Record<string, SourceProblem>> = {
  31: 'objectAsChild',
  130: 'invalidElement',
  185: 'endless',
  301: 'endless',
};

export function sourceErrorOf(error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  if (!(error instanceof Error)) return new SourceError('failed', String(error));
  const [, number = ''] = /^Minified React error #(\d+);/.exec(error.message) ?? [];
  return new SourceError(reactProblems[number] ?? 'failed', `${error.name}: ${error.message}`);
}
