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
}

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
