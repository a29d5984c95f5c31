import type { Rental, RentalInput } from '../../../../../graphql/generated/schema';
import { type CompleteRental, contentFields, type RentalContent } from '../../../../../graphql/rental';

/** The fields that a change can set: the content, and whether the rental is deleted. */
export const changeableFields = [...contentFields, '_deleted'] as const;
export type ChangeableField = (typeof changeableFields)[number];

/** A change made in this browser that the cloud has not answered yet. */
export interface LocalChange {
  /** The id of its mutation: sent again under the same id, it changes nothing a second time. */
  readonly id: string;
  readonly rentalId: string;
  readonly content: RentalContent;
  /** The rental as the person saw it when they changed it; null where they added it. */
  readonly seen: Rental | null;
  /** The unanswered change of the same rental that this one was made on top of. */
  readonly after: string | null;
  /** The version it changes, 0 for a new rental; settled once `after` is answered. */
  readonly base: number;
  /** True from just before it is first sent. It may have arrived then, so it has to stay what it is. */
  readonly sent: boolean;
  /** When the person made it, in milliseconds since 1970. */
  readonly at: number;
}

/** The row of `batchTest` that asks for a change. */
export function inputOf({ id, rentalId, content, base }: LocalChange): RentalInput {
  return { id: rentalId, conflictID: id, ...content, ...(base > 0 && { _version: base }) };
}

/** A rental as it will be once its changes are in. */
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
    Flag: null,
    Name: '',
    Code: '',
    Population: 0,
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

/** The part of the content that would change the rental. An absent flag and an empty one are the same. */
export function contentThatDiffers(rental: Rental, content: RentalContent): RentalContent {
  const differing = changeableFields.filter(
    (field) => content[field] !== undefined && (content[field] ?? null) !== (rental[field] ?? null),
  );
  return Object.fromEntries(differing.map((field) => [field, content[field]]));
}
