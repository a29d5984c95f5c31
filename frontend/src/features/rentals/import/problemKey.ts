import type { RowProblem } from './rowCheck';

/** All that can be wrong with a row, as the texts under `import.problem` name it. */
export const problemKeys = [
  'InvalidQuotes',
  'tooFewFields',
  'tooManyFields',
  'tooLongRow',
  'deletedInExport',
  'id.repeatedId',
  'id.tooLong',
  'id.unprintable',
  'id.undecoded',
  'Flag.tooLong',
  'Flag.unprintable',
  'Flag.invisible',
  'Flag.undecoded',
  'Name.missing',
  'Name.tooLong',
  'Name.unprintable',
  'Name.invisible',
  'Name.undecoded',
  'Code.missing',
  'Code.invalidCode',
  'Population.missing',
  'Population.notANumber',
  'Population.negative',
  'Population.decimal',
  'Population.ambiguous',
  'Population.tooLarge',
] as const;
export type ProblemKey = (typeof problemKeys)[number];

/** The name of a problem's text: by field where it is a field's. */
export function problemKey({ code, field }: RowProblem): ProblemKey {
  return (field ? `${field}.${code}` : code) as ProblemKey;
}
