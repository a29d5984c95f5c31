import type { Rental } from '../../../../../graphql/generated/schema';
import type { RentalContent } from '../../../../../graphql/rental';
import { type ChangeableField, changeableFields, contentThatDiffers } from '../sync/localChange';
import type { Conflict } from '../sync/outbox';

export type Side = 'mine' | 'theirs';
export type FieldValue = Rental[ChangeableField] | undefined;

/** One field of a rental in conflict: the earlier value and both versions. */
export interface FieldComparison {
  readonly field: ChangeableField;
  /** The value when the user changed the rental; undefined when they added it. */
  readonly before: FieldValue;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
  /** The side that changed it; null if both sides agree. */
  readonly changedBy: 'me' | 'them' | 'both' | null;
}

/** The side that each field is taken from. */
export type Selection = Readonly<Partial<Record<ChangeableField, Side>>>;

/** @param theirs the rental as now held by the cloud, which may be later than the conflict */
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

/** Selects what only one side changed. If both did, selects the cloud's value. */
export function proposeMerge(comparisons: readonly FieldComparison[]): Selection {
  return selectionOf(comparisons, (comparison) => (comparison.changedBy === 'me' ? 'mine' : 'theirs'));
}

/** The disputed fields, each taken from the side that `choose` returns. */
export function selectionOf(
  comparisons: readonly FieldComparison[],
  choose: (comparison: FieldComparison) => Side,
): Selection {
  const disputed = comparisons.filter((comparison) => comparison.changedBy !== null);
  return Object.fromEntries(disputed.map((comparison) => [comparison.field, choose(comparison)]));
}

/** Keeps the whole version of the user, as the dialog shows it: also where only the others changed a field. */
export const keepMine = (comparisons: readonly FieldComparison[]): Selection => selectionOf(comparisons, () => 'mine');

/** The content to write for a selection; nothing if all of it is the cloud's. */
export function contentOfSelection(
  comparisons: readonly FieldComparison[],
  selection: Selection,
  theirs: Rental,
): RentalContent {
  const chosen = comparisons.filter(({ field, mine }) => selection[field] === 'mine' && mine !== undefined);
  return contentThatDiffers(theirs, Object.fromEntries(chosen.map(({ field, mine }) => [field, mine])));
}
