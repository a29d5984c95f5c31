import {
  type ContentField,
  contentFields,
  type FieldProblemCode,
  rentalFields,
} from '../../../../../../graphql/rental';
import type { RowProblem } from './rowCheck';

const fileProblemKeys = [
  'InvalidQuotes',
  'tooFewFields',
  'tooManyFields',
  'tooLongRow',
  'deletedInExport',
  'id.repeatedId',
  'id.tooLong',
  'id.unprintable',
  'id.undecoded',
  'Flag.undecoded',
  'Name.undecoded',
] as const;
type FieldProblemKey = { [Field in ContentField]: `${Field}.${FieldProblemCode<Field>}` }[ContentField];

/** A key of `import:problem` in the texts. */
export type ProblemKey = (typeof fileProblemKeys)[number] | FieldProblemKey;

/** Every problem that a row can have. */
export const problemKeys: readonly ProblemKey[] = [
  ...fileProblemKeys,
  ...contentFields.flatMap((field) => rentalFields[field].problems.map((code) => `${field}.${code}` as ProblemKey)),
];

/** The text key of a problem: by field if one is at fault. */
export function problemKey({ code, field }: RowProblem): ProblemKey {
  return (field ? `${field}.${code}` : code) as ProblemKey;
}
