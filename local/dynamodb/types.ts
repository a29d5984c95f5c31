import type { Item, Write } from 'dynalite/db';
import type { Principal } from '../iam/types';
import type { LocalService } from '../service';

/** DynamoDB's operations in process, with the shapes of its JSON protocol (`{S: '…'}` and so on). */
export interface Tables {
  /** @throws AwsError with DynamoDB's own code, e.g. ConditionalCheckFailedException. */
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's shapes differ by operation
  call(operation: string, input: Record<string, unknown>): Promise<any>;
}

/** The templates' tables. */
export interface TablesService extends LocalService, Tables {
  /** Checks a principal's permissions; `call` does not. */
  readonly guard: OperationGuard;
  /** The streams that something in the templates reads, by ARN. */
  readonly streams: ReadonlyMap<string, ChangeStream>;
}

/**
 * Decides whether a principal may run an operation; allows by returning.
 * @throws AwsError AccessDeniedException when it may not.
 */
export type OperationGuard = (principal: Principal, operation: string, input: Record<string, unknown>) => void;

/** Wraps each call of a table. */
// biome-ignore lint/suspicious/noExplicitAny: the protocol's shapes differ by operation
export type CallWrapper = (operation: string, input: Record<string, unknown>, run: () => Promise<any>) => Promise<any>;

/** A table as a template defines it. */
export interface TableDefinition {
  readonly name: string;
  readonly arn: string;
  readonly constructPath: string;
  readonly keySchema: readonly KeyAttribute[];
  readonly attributes: readonly AttributeDefinition[];
  readonly globalIndexes: readonly IndexDefinition[];
  readonly localIndexes: readonly IndexDefinition[];
  /** The attribute with the second since 1970 after which an item may be deleted. */
  readonly timeToLiveAttribute: string | undefined;
  /** Undefined when the template gives the table no stream. */
  readonly stream: { readonly arn: string; readonly viewType: StreamViewType } | undefined;
}

/** Which images of an item the records of a stream have. */
export type StreamViewType = 'KEYS_ONLY' | 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES';

export interface KeyAttribute {
  readonly AttributeName: string;
  readonly KeyType: 'HASH' | 'RANGE';
}

export interface AttributeDefinition {
  readonly AttributeName: string;
  readonly AttributeType: 'S' | 'N' | 'B';
}

export interface IndexDefinition {
  readonly IndexName: string;
  readonly KeySchema: readonly KeyAttribute[];
  readonly Projection: {
    readonly ProjectionType: string;
    readonly NonKeyAttributes?: readonly string[];
  };
}

/** One change of one item. */
export interface StreamRecord {
  /** Grows with each record of the stream; of equal length, so that texts compare as numbers do. */
  readonly sequenceNumber: string;
  readonly eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly keys: Item;
  readonly newImage?: Item;
  readonly oldImage?: Item;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** True for an expired item that DynamoDB itself deleted. */
  readonly byService: boolean;
}

/** A table's stream: its records are written together with the items, and stay until their reader is done with them. */
export interface ChangeStream {
  readonly tableName: string;
  readonly arn: string;
  readonly viewType: StreamViewType;
  /**
   * The writes that record a change, to be committed with the item's own, in the order of these calls.
   * @param byService whether DynamoDB deletes an expired item
   */
  recordOf(oldItem: Item | undefined, newItem: Item | undefined, byService: boolean): readonly Write[];
  /** Tells the readers that records have been committed. */
  committed(): void;
  /** Calls back after each commit; returns a function that ends that. */
  onCommit(listener: () => void): () => void;
  /** The records after a number, oldest first. */
  read(after: string, limit: number): Promise<StreamRecord[]>;
  /** How many records there are after a number. */
  countAfter(sequenceNumber: string): number;
  /** The number up to which a reader is done; before all records for a new reader. */
  position(reader: string): string;
  /** Saves the number up to which a reader is done, and drops the records that every reader is done with. */
  moveTo(reader: string, sequenceNumber: string): Promise<void>;
}
