import type { RentalChanges } from './syncApi';

/** A file that a message names. */
export interface NamedFile {
  readonly name: string;
  /** Without the file these have to be read, since this time. */
  readonly shards: readonly number[];
  readonly since: number;
}

/** What has to be read, as messages only name it. */
export interface Unread {
  /** By shard, the time since which it has to be read. */
  readonly shards: ReadonlyMap<number, number>;
  readonly files: readonly NamedFile[];
}

/** What the messages about changes have reported so far. */
export class ChangeMessages {
  /** That of the last message; undefined until it is known. */
  private sequence: number | undefined;
  /** By shard, the time since which it has to be read. */
  private unread = new Map<number, number>();
  private files: NamedFile[] = [];
  /** As the last message said. */
  listeners = 1;

  /**
   * Notes a message whose rentals are applied.
   * @returns false when a message before it is missing
   */
  receive({ sequence, shards, since, rentals, files, listeners }: RentalChanges): boolean {
    this.listeners = listeners ?? this.listeners;
    if (files) for (const name of files) this.files.push({ name, shards, since });
    else if (!rentals) {
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
    return this.unreadCount > 0;
  }

  /** How many reads they take. */
  get unreadCount(): number {
    return this.unread.size + this.files.length;
  }

  takeUnread(): Unread {
    const { unread: shards, files } = this;
    this.unread = new Map();
    this.files = [];
    return { shards, files };
  }
}
