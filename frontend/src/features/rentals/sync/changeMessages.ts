import type { RentalChanges } from './rentalsApi';

/** What the messages about changes have reported so far. */
export class ChangeMessages {
  /** That of the last message; undefined until it is known. */
  private sequence: number | undefined;
  /** By shard, the time since which it has to be read. */
  private unread = new Map<number, number>();

  /**
   * Notes a message whose rentals are applied.
   * @returns false when a message before it is missing
   */
  receive({ sequence, shards, since, rentals }: RentalChanges): boolean {
    if (!rentals) {
      for (const shard of shards) this.unread.set(shard, Math.min(since, this.unread.get(shard) ?? since));
    }
    const isNext = this.sequence === undefined || sequence <= this.sequence + 1;
    this.sequence = Math.max(sequence, this.sequence ?? 0);
    return isNext;
  }

  /**
   * Notes how far the cloud's messages have come.
   * @returns false when some of them are missing
   */
  compare(sequence: number): boolean {
    const isSame = this.sequence === sequence;
    this.sequence = sequence;
    return isSame;
  }

  get hasUnread(): boolean {
    return this.unread.size > 0;
  }

  /** How many shards have to be read. */
  get unreadShards(): number {
    return this.unread.size;
  }

  /** @returns what has to be read, by shard the time since which */
  takeUnread(): ReadonlyMap<number, number> {
    const { unread } = this;
    this.unread = new Map();
    return unread;
  }
}
