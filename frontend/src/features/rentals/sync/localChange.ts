import { blankContent, type CompleteRental, contentFields } from '../../../../../graphql/generated/rental-content';
import type { ChangeOrigin, Rental, RentalInput } from '../../../../../graphql/generated/schema';
import type { RentalContent } from '../../../../../graphql/rental';

/** The fields that a change can set: the content, and whether the rental is deleted. */
export const changeableFields = [...contentFields, '_deleted'] as const;
export type ChangeableField = (typeof changeableFields)[number];

/** A change made in this browser without a response from the cloud yet. */
export interface LocalChange {
  /** The mutation's id: sending it again with the same id has no further effect. */
  readonly id: string;
  readonly rentalId: string;
  readonly content: RentalContent;
  /** The rental as the user saw it when changing it; null for a new rental. */
  readonly seen: Rental | null;
  /** The unanswered change of the same rental that this one is based on. */
  readonly after: string | null;
  /** The version that it changes, 0 for a new rental; final once `after` is answered. */
  readonly base: number;
  /** True from just before the first attempt. It may have arrived then, so it must not be modified. */
  readonly sent: boolean;
  /** When the user made it, in milliseconds since 1970. */
  readonly at: number;
  /** What it comes from; absent for an edit by hand. */
  readonly origin?: ChangeOrigin;
}

/** The `batchTest` row of a change. */
export function inputOf({ id, rentalId, content, base }: LocalChange): RentalInput {
  return { id: rentalId, conflictID: id, ...content, ...(base > 0 && { _version: base }) };
}

/** A rental with its pending changes applied. */
export function withChanges(confirmed: Rental | null, changes: readonly LocalChange[]): Rental | null {
  return changes.reduce<Rental | null>((rental, change) => {
    const before = rental ?? change.seen ?? newRental(change);
    return { ...before, ...change.content };
  }, confirmed);
}

function newRental({ id, rentalId, at }: LocalChange): CompleteRental {
  const createdAt = new Date(at).toISOString();
  return {
    id: rentalId,
    ...blankContent,
    conflictID: id,
    createdAt,
    updatedAt: createdAt,
    _version: 0,
    _deleted: false,
    _lastChangedAt: at,
  };
}

/** True when a rental already has the values of a change. */
export function hasContent(rental: Rental, content: RentalContent): boolean {
  return Object.keys(contentThatDiffers(rental, content)).length === 0;
}

/** The part of the content that differs from the rental. An absent flag equals an empty one. */
export function contentThatDiffers(rental: Rental, content: RentalContent): RentalContent {
  const differing = changeableFields.filter(
    (field) => content[field] !== undefined && (content[field] ?? null) !== (rental[field] ?? null),
  );
  return Object.fromEntries(differing.map((field) => [field, content[field]]));
}
