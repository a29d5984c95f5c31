import type { BatchTestFailure } from '../../../../../graphql/batch-test';
import { maxBatchSize } from '../../../../../graphql/batch-test';
import type { ChangeOrigin, Rental } from '../../../../../graphql/generated/schema';
import type { RentalContent } from '../../../../../graphql/rental';
import { hasContent, type LocalChange } from './localChange';
import type { BatchOutcome } from './syncApi';

/** A change in conflict with another user's: set aside until the user resolves it. */
export interface Conflict {
  /** The id of the change. */
  readonly id: string;
  readonly rentalId: string;
  /** The rental that the user changed; null for a new one. */
  readonly seen: Rental | null;
  readonly mine: RentalContent;
  /** The rental as stored in the cloud when it responded. */
  readonly theirs: Rental;
}

/** A change that the cloud refused, or has failed at so often that the others must not wait for it. */
export interface Refusal {
  readonly id: string;
  readonly rentalId: string;
  readonly seen: Rental | null;
  readonly content: RentalContent;
  /** The cloud's message; empty if there was none. */
  readonly message: string;
  /** Without a message: the change and those based on it, to be sent again unchanged. */
  readonly unanswered?: readonly LocalChange[];
}

/** All data of a user that the cloud does not hold. */
export interface Outbox {
  /** In the order they were made. */
  readonly changes: readonly LocalChange[];
  readonly conflicts: readonly Conflict[];
  readonly refusals: readonly Refusal[];
}

export const emptyOutbox: Outbox = { changes: [], conflicts: [], refusals: [] };

export function isEmptyOutbox({ changes, conflicts, refusals }: Outbox): boolean {
  return changes.length + conflicts.length + refusals.length === 0;
}

/** A change as made by the user. */
export type MadeChange = Pick<LocalChange, 'id' | 'rentalId' | 'content' | 'seen' | 'at' | 'origin'>;

/**
 * Queues changes. A change of a rental with an unsent change is merged into that. Otherwise it waits for the response
 * to the earlier one, and is based on the resulting version.
 */
export function addChanges(outbox: Outbox, made: readonly MadeChange[]): Outbox {
  const changes = [...outbox.changes];
  const lastOf = new Map(changes.map(({ rentalId }, index) => [rentalId, index]));
  for (const change of made) {
    const index = lastOf.get(change.rentalId);
    const last = index === undefined ? undefined : changes[index];
    if (index !== undefined && last && !last.sent) {
      const { origin, ...unsent } = last;
      const content = { ...last.content, ...change.content };
      changes[index] = { ...unsent, content, ...(change.origin && { origin: change.origin }) };
      continue;
    }
    lastOf.set(change.rentalId, changes.length);
    changes.push({ ...change, after: last?.id ?? null, base: change.seen?._version ?? 0, sent: false });
  }
  return { ...outbox, changes };
}

/** Adds the outbox of another tab of the same user. Its changes were made independently of these. */
export function joinOutboxes(own: Outbox, other: Outbox): Outbox {
  const join = <Item extends { readonly id: string }>(left: readonly Item[], right: readonly Item[]) => {
    const known = new Set(left.map(({ id }) => id));
    return [...left, ...right.filter(({ id }) => !known.has(id))];
  };
  return {
    changes: join(own.changes, other.changes),
    conflicts: join(own.conflicts, other.conflicts),
    refusals: join(own.refusals, other.refusals),
  };
}

/**
 * The changes that can be sent now, oldest first: none that waits for another, one per rental, all of one origin, as
 * a call has one.
 */
export function nextBatch({ changes }: Outbox, max = maxBatchSize): LocalChange[] {
  const batch: LocalChange[] = [];
  const passed = new Set<string>();
  for (const change of changes) {
    if (batch.length === max) break;
    if (change.after !== null || passed.has(change.rentalId)) continue;
    passed.add(change.rentalId);
    if (isSameOrigin(change.origin, (batch[0] ?? change).origin)) batch.push(change);
  }
  return batch;
}

const isSameOrigin = (left: ChangeOrigin | undefined, right: ChangeOrigin | undefined) =>
  left?.kind === right?.kind && left?.source === right?.source;

/** Marks changes as sent; to be stored durably before they are. */
export function markSent(outbox: Outbox, batch: readonly LocalChange[]): Outbox {
  if (batch.every(({ sent }) => sent)) return outbox;
  const ids = new Set(batch.map(({ id }) => id));
  return {
    ...outbox,
    changes: outbox.changes.map((change) => (ids.has(change.id) ? { ...change, sent: true } : change)),
  };
}

/** The result of a change that left the queue. */
type ChangeResult =
  | { readonly kind: 'taken'; readonly version: number }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly base: number };

/**
 * Applies the cloud's response to a batch: accepted changes leave the queue, conflicting ones become conflicts, refused
 * ones refusals, and the rest stays to be sent again. Changes that waited for one of them follow it.
 */
export function settleBatch(outbox: Outbox, batch: readonly LocalChange[], answer: BatchOutcome): Outbox {
  const results = new Map<string, ChangeResult>();
  const failureAt = new Map(answer.failures.map((failure) => [failure.errorInfo.index, failure]));
  batch.forEach((change, index) => {
    const result = resolveChange(change, answer.rentals[index] ?? null, failureAt.get(index));
    if (result) results.set(change.id, result);
  });
  const changes: LocalChange[] = [];
  for (const change of outbox.changes) {
    if (results.has(change.id)) continue;
    const earlier = change.after === null ? undefined : results.get(change.after);
    const following = earlier && follow(change, earlier);
    if (following && 'kind' in following) results.set(change.id, following);
    else changes.push(following ?? change);
  }
  // A conflict or refusal that later changes joined: the last one with its id contains all of them.
  const settled = [...results.values()];
  const conflicts = new Map(
    settled.flatMap((result) => (result.kind === 'conflict' ? [[result.conflict.id, result.conflict]] : [])),
  );
  const refusals = new Map(
    settled.flatMap((result) => (result.kind === 'refused' ? [[result.refusal.id, result.refusal]] : [])),
  );
  return {
    changes,
    conflicts: [...outbox.conflicts, ...conflicts.values()],
    refusals: [...outbox.refusals, ...refusals.values()],
  };
}

function resolveChange(
  change: LocalChange,
  rental: Rental | null,
  failure: BatchTestFailure | undefined,
): ChangeResult | undefined {
  if (rental) return { kind: 'taken', version: versionAfter(change, rental) };
  const { id, rentalId, seen, content } = change;
  const theirs = failure?.errorInfo.rental;
  if (failure?.errorType === 'ConflictUnhandled' && theirs) {
    // Another user made the same change: there is nothing to resolve, unless they made more that a later change
    // ignores.
    if (hasContent(theirs, content)) {
      const isAsSeen = hasContent(theirs, { ...seen, ...content });
      return { kind: 'taken', version: isAsSeen ? theirs._version : change.base };
    }
    return { kind: 'conflict', conflict: { id, rentalId, seen, mine: content, theirs } };
  }
  if (failure?.errorType === 'BadRequest') {
    const refusal = { id, rentalId, seen, content, message: failure.message };
    return { kind: 'refused', refusal, base: change.base };
  }
  return undefined;
}

/**
 * The version that an accepted change created. If others have written since, the response has their version. The change
 * itself created the version after its base, and changes based on it must not pass as based on theirs.
 */
function versionAfter({ id, base }: LocalChange, rental: Rental): number {
  return rental.conflictID === id || rental._version === base ? rental._version : base + 1;
}

/** The result for a change that was based on one that left the queue. */
function follow(change: LocalChange, earlier: ChangeResult): LocalChange | ChangeResult {
  if (earlier.kind === 'taken') return { ...change, after: null, base: earlier.version };
  if (earlier.kind === 'conflict') {
    const mine = { ...earlier.conflict.mine, ...change.content };
    return { kind: 'conflict', conflict: { ...earlier.conflict, mine } };
  }
  // Without the refused rental there is nothing left to change.
  if (earlier.base === 0) {
    const content = { ...earlier.refusal.content, ...change.content };
    return { ...earlier, refusal: { ...earlier.refusal, content } };
  }
  return { ...change, after: null, base: earlier.base };
}

/** Sets aside a change that the cloud fails at, with those of the same rental that wait for its response. */
export function park(outbox: Outbox, id: string): Outbox {
  const chain: LocalChange[] = [];
  const changes = outbox.changes.filter((change) => {
    const isNext = change.id === id || (change.after !== null && change.after === chain.at(-1)?.id);
    if (isNext) chain.push(change);
    return !isNext;
  });
  const [first] = chain;
  if (!first) return outbox;
  const { rentalId, seen } = first;
  const content = Object.assign({}, ...chain.map((change) => change.content)) as RentalContent;
  const refusal: Refusal = { id, rentalId, seen, content, message: '', unanswered: chain };
  return { ...outbox, changes, refusals: [...outbox.refusals, refusal] };
}

/**
 * Sends everything that was set aside again, before later changes. The next change of the same rental waits for the
 * response, or it would conflict with the version that the one before it creates. So does one that was sent: if the
 * earlier change is accepted now, that one has not arrived.
 */
export function retryAll(outbox: Outbox): Outbox {
  const again = outbox.refusals.flatMap(({ unanswered = [] }) => unanswered);
  const lastOf = new Map<string, LocalChange>();
  const changes = [...again, ...outbox.changes].map((change, index) => {
    const last = lastOf.get(change.rentalId);
    if (index < again.length) lastOf.set(change.rentalId, change);
    else lastOf.delete(change.rentalId);
    // An earlier one is from another tab, and was made independently.
    return last && change.after === null && change.at >= last.at ? { ...change, after: last.id } : change;
  });
  return { ...outbox, changes, refusals: outbox.refusals.filter(({ unanswered }) => !unanswered) };
}

/** Removes a conflict after the user resolved it. */
export function withoutConflict(outbox: Outbox, id: string): Outbox {
  return { ...outbox, conflicts: outbox.conflicts.filter((conflict) => conflict.id !== id) };
}

export function withoutRefusal(outbox: Outbox, id: string): Outbox {
  return { ...outbox, refusals: outbox.refusals.filter((refusal) => refusal.id !== id) };
}
