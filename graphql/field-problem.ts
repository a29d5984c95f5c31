/** Why a typed text is no value of a field. */
export interface FieldProblem<Code extends string = string> {
  readonly code: Code;
}

/** Tells a parser's problem from its value, which is a text or a number. */
export const isProblem = <Code extends string>(
  parsed: string | number | FieldProblem<Code>,
): parsed is FieldProblem<Code> => typeof parsed === 'object';
