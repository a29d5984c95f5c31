import type { TFunction } from 'i18next';
import { contentFields, fieldOf, limits } from '../../../../../../graphql/rental';
import type { ProblemCode, RowProblem } from './rowCheck';

const rowCodes = ['InvalidQuotes', 'tooFewFields', 'tooManyFields', 'tooLongRow', 'deletedInExport'] as const;
const idCodes = ['repeatedId', 'tooLong', 'unprintable', 'undecoded'] as const;

/** Every problem that a row can have. */
export const rowProblems: readonly RowProblem[] = [
  ...rowCodes.map((code) => ({ code })),
  ...idCodes.map((code) => ({ field: 'id' as const, code })),
  ...contentFields.flatMap((field) => codesOf(field).map((code) => ({ field, code }))),
];

function codesOf(field: (typeof contentFields)[number]): readonly ProblemCode[] {
  const { kind, problems } = fieldOf(field);
  return [...(problems as readonly ProblemCode[]), ...(kind === 'text' ? (['undecoded'] as const) : [])];
}

/** Identifies a problem: by field if one is at fault. */
export const problemKey = ({ code, field }: RowProblem): string => (field ? `${field}.${code}` : code);

/** A problem in the user's language. Those of fields are texts by kind, with the field's name. */
export function rowProblemText(t: TFunction<['import', 'rentals']>, { code, field }: RowProblem): string {
  if (!field) return t(`problem.${code}` as 'problem.tooFewFields');
  const { kind, max } = field === 'id' ? { kind: 'id', max: limits.maxIdLength } : fieldOf(field);
  return t(`problem.${kind}.${code}` as 'problem.text.tooLong', { field: t(`rentals:field.${field}`), max });
}
