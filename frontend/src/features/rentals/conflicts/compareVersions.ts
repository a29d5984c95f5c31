import type { Rental } from '../../../../../graphql/generated/schema';
import type { RentalContent } from '../../../../../graphql/rental';
import { type ChangeableField, changeableFields, contentThatDiffers } from '../sync/localChange';
import type { Conflict } from '../sync/outbox';

export type Side = 'mine' | 'theirs';
export type FieldValue = Rental[ChangeableField] | undefined;

/** One field of a rental in conflict, three ways. */
export interface FieldComparison {
  readonly field: ChangeableField;
  /** As it was when the person changed the rental; undefined when they added it. */
  readonly before: FieldValue;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
  /** Whose change there is; null where the two sides agree. */
  readonly changedBy: 'me' | 'them' | 'both' | null;
}

/** Which side each field is taken from. */
export type Selection = Readonly<Partial<Record<ChangeableField, Side>>>;

/** @param theirs the rental as the cloud holds it now, which may be later than when the conflict arose */
export function compareVersions({ seen, mine }: Pick<Conflict, 'seen' | 'mine'>, theirs: Rental): FieldComparison[] {
  return changeableFields.map((field) => {
    const before = seen?.[field];
    const ours = mine[field] === undefined ? before : mine[field];
    const comparison = { field, before, mine: ours, theirs: theirs[field] };
    return { ...comparison, changedBy: changedBy(comparison) };
  });
}

function changedBy({ before, mine, theirs }: Omit<FieldComparison, 'changedBy'>): FieldComparison['changedBy'] {
  if (isSame(mine, theirs)) return null;
  if (isSame(before, theirs)) return 'me';
  return isSame(before, mine) ? 'them' : 'both';
}

const isSame = (left: FieldValue, right: FieldValue) => (left ?? null) === (right ?? null);

/** Keeps what only one side changed. Where both did, theirs stands, as it already does in the cloud. */
export function proposeMerge(comparisons: readonly FieldComparison[]): Selection {
  return selectionOf(comparisons, (comparison) => (comparison.changedBy === 'me' ? 'mine' : 'theirs'));
}

/** The fields in dispute, each taken from the side that `choose` names. */
export function selectionOf(
  comparisons: readonly FieldComparison[],
  choose: (comparison: FieldComparison) => Side,
): Selection {
  const disputed = comparisons.filter((comparison) => comparison.changedBy !== null);
  return Object.fromEntries(disputed.map((comparison) => [comparison.field, choose(comparison)]));
}

/** Keeps what the person asked for, and nothing they did not touch: what only the others changed stays theirs. */
export const keepMine = (comparisons: readonly FieldComparison[]): Selection =>
  selectionOf(comparisons, ({ changedBy }) => (changedBy === 'them' ? 'theirs' : 'mine'));

/** What has to be written for a selection to stand; nothing when it is all theirs. */
export function contentOfSelection(
  comparisons: readonly FieldComparison[],
  selection: Selection,
  theirs: Rental,
): RentalContent {
  const chosen = comparisons.filter(({ field, mine }) => selection[field] === 'mine' && mine !== undefined);
  return contentThatDiffers(theirs, Object.fromEntries(chosen.map(({ field, mine }) => [field, mine])));
}
