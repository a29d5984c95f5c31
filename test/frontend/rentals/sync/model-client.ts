import {
  compareVersions,
  contentOfSelection,
  keepMine,
  proposeMerge,
} from '../../../../frontend/src/features/rentals/conflicts/compareVersions';
import { PartTracker } from '../../../../frontend/src/features/rentals/sync/cacheRentals';
import {
  contentThatDiffers,
  inputOf,
  type LocalChange,
} from '../../../../frontend/src/features/rentals/sync/localChange';
import { findRental } from '../../../../frontend/src/features/rentals/sync/mergeRentals';
import { type MadeChange, nextBatch } from '../../../../frontend/src/features/rentals/sync/outbox';
import { pullChanges } from '../../../../frontend/src/features/rentals/sync/pullChanges';
import type { Checkpoints } from '../../../../frontend/src/features/rentals/sync/pulledPage';
import {
  cacheRestored,
  changesAnswered,
  changesMade,
  changesSent,
  cloudOpened,
  conflictSettled,
  type RentalsState,
  rentalsReceived,
  rentalsReducer,
} from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import type { BatchOutcome } from '../../../../frontend/src/features/rentals/sync/syncApi';
import type { Rental } from '../../../../graphql/generated/schema';
import type { RentalContent } from '../../../../graphql/rental';
import { defaultShardCount } from '../../../../graphql/sharding';
import type { Mishap, ModelCloud } from './model-cloud';

/** What happens on the way of one call. */
export interface CallResult {
  readonly isLost: boolean;
  readonly isAnswerLost: boolean;
  /** Milliseconds. */
  readonly skew: number;
  readonly lag: number;
  readonly mishaps: readonly Mishap[];
}

const maxBatchSize = 3;
const opened = () => rentalsReducer(undefined, cloudOpened());

/** One browser: the real reducer and the real decisions, without timers, storage and network. */
export class ModelClient {
  state: RentalsState = opened();
  isOnline = true;
  /** Messages of the subscription that are on their way. */
  readonly messages: Rental[][] = [];
  /** The changes a person made here, by the ids of their mutations. */
  readonly made = new Map<string, MadeChange>();
  /** Changes that the person was asked about: conflicts, and what was refused. */
  readonly asked = new Set<string>();
  private answering: { batch: readonly LocalChange[]; answer: BatchOutcome } | null = null;
  private kept: { rentals: Rental[]; checkpoints: Checkpoints } = { rentals: [], checkpoints: {} };
  private mutations = 0;

  constructor(
    readonly name: string,
    private readonly cloud: ModelCloud,
  ) {}

  /** Changes a rental; adds it where there never was one. */
  edit(id: string, wanted: RentalContent): void {
    const seen = findRental(this.state.items, id);
    const isNew = ![...this.made.values()].some(({ rentalId }) => rentalId === id);
    if (seen) {
      const content = contentThatDiffers(seen, wanted);
      if (Object.keys(content).length > 0) this.make(id, content, seen);
    } else if (isNew) {
      this.make(id, { Flag: null, Name: 'New', Code: 'NL', Population: 1, _deleted: false, ...wanted }, null);
    }
  }

  /** Sends a batch; its answer arrives later, if at all. @returns the message for subscribers */
  send(fate: CallResult): Rental[] {
    if (!this.isOnline || this.answering) return [];
    const batch = nextBatch(this.state.outbox, maxBatchSize);
    if (batch.length === 0) return [];
    this.dispatch(changesSent(batch));
    if (fate.isLost) return [];
    const answer = this.cloud.write(batch.map(inputOf), fate.skew, fate.lag, fate.mishaps);
    if (!fate.isAnswerLost) this.answering = { batch, answer };
    return answer.rentals.filter((rental) => rental !== null);
  }

  hearAnswer(): void {
    const { answering } = this;
    this.answering = null;
    if (answering) this.dispatch(changesAnswered(answering));
  }

  /** Receives one of the pending messages, not always the first. */
  hearMessage(chance: number): void {
    const [message] = this.messages.splice(Math.floor(chance * this.messages.length), 1);
    if (message && this.isOnline) this.dispatch(rentalsReceived({ rentals: message }));
  }

  /** @param pagesUntilFailure the call fails at this page; Infinity: none does */
  async pull(skew: number, pagesUntilFailure = Number.POSITIVE_INFINITY): Promise<void> {
    if (!this.isOnline) return;
    let pages = 0;
    const syncRentals: ModelCloud['syncRentals'] = async (page) => {
      if (pages++ >= pagesUntilFailure) throw new TypeError('Failed to fetch');
      this.cloud.now += 50;
      return this.cloud.syncRentals(page, skew);
    };
    await pullChanges({
      syncRentals: (page) => syncRentals(page, skew),
      checkpoints: this.state.checkpoints,
      shards: Array.from({ length: defaultShardCount }, (_, shard) => shard),
      onPage: (page) => this.dispatch(rentalsReceived(page)),
      signal: new AbortController().signal,
    }).catch(() => {});
  }

  goOffline(): void {
    this.isOnline = false;
    this.answering = null;
    this.messages.length = 0;
  }

  /** What the browser keeps of the rentals now and then; it keeps the outbox at every change. */
  cacheRentals(): void {
    const parts = new PartTracker([]).changedParts(this.state);
    this.kept = { rentals: [...parts.values()].flat(), checkpoints: this.state.checkpoints };
  }

  reload(): void {
    const { outbox } = this.state;
    this.answering = null;
    this.messages.length = 0;
    this.state = opened();
    this.dispatch(cacheRestored({ ...this.kept, outbox }));
  }

  /** The person settles the first conflict. */
  settle(choice: 'mine' | 'theirs' | 'merge'): void {
    const [conflict] = this.state.outbox.conflicts;
    if (!conflict) return;
    const latest = findRental(this.state.items, conflict.rentalId);
    const theirs = latest && latest._version >= conflict.theirs._version ? latest : conflict.theirs;
    const comparisons = compareVersions(conflict, theirs);
    const selection = { mine: keepMine(comparisons), theirs: {}, merge: proposeMerge(comparisons) }[choice];
    const content = contentOfSelection(comparisons, selection, theirs);
    const change = Object.keys(content).length > 0 ? this.changeOf(conflict.rentalId, content, theirs) : null;
    this.dispatch(conflictSettled({ id: conflict.id, change }));
  }

  isSettled(): boolean {
    return this.state.outbox.changes.length === 0 && this.state.outbox.conflicts.length === 0;
  }

  private make(rentalId: string, content: RentalContent, seen: Rental | null): void {
    this.dispatch(changesMade([this.changeOf(rentalId, content, seen)]));
  }

  private changeOf(rentalId: string, content: RentalContent, seen: Rental | null): MadeChange {
    const change = { id: `${this.name}-${++this.mutations}`, rentalId, content, seen, at: this.cloud.now };
    this.made.set(change.id, change);
    return change;
  }

  private dispatch(action: Parameters<typeof rentalsReducer>[1]): void {
    this.state = rentalsReducer(this.state, action);
    for (const { id } of [...this.state.outbox.conflicts, ...this.state.outbox.refusals]) this.asked.add(id);
  }
}
