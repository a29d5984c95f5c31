// Written by `npm run codegen` from schema.graphql; do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  AWSDateTime: { input: string; output: string; }
  AWSDate: { input: string; output: string; }
  AWSTime: { input: string; output: string; }
  AWSTimestamp: { input: number; output: number; }
  AWSJSON: { input: string; output: string; }
  AWSEmail: { input: string; output: string; }
  AWSURL: { input: string; output: string; }
  AWSPhone: { input: string; output: string; }
  AWSIPAddress: { input: string; output: string; }
};

/** A market in which rentals are tracked, with the metadata that keeps every copy of it in step. */
export type Rental = {
  __typename?: 'Rental';
  id: Scalars['ID']['output'];
  /** The country's flag as an emoji. */
  Flag?: Maybe<Scalars['String']['output']>;
  Name: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 country code. Several rentals may share one. */
  Code: Scalars['String']['output'];
  Population: Scalars['Int']['output'];
  /** The id of the mutation that last wrote this rental. */
  conflictID: Scalars['ID']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** Starts at 1 and grows by one with each write. */
  _version: Scalars['Int']['output'];
  /** True for a tombstone: a deleted rental that can still be restored. */
  _deleted?: Maybe<Scalars['Boolean']['output']>;
  /** When this version was written, in milliseconds since 1970. */
  _lastChangedAt: Scalars['AWSTimestamp']['output'];
};

/**
 * One row of a batch. Without `_version` the row is new; with it, the row changes that version, and
 * fields left out keep their value.
 */
export type RentalInput = {
  id: Scalars['ID']['input'];
  Flag?: InputMaybe<Scalars['String']['input']>;
  Name?: InputMaybe<Scalars['String']['input']>;
  Code?: InputMaybe<Scalars['String']['input']>;
  Population?: InputMaybe<Scalars['Int']['input']>;
  /** Chosen by the caller. A row sent again under the same id changes nothing. */
  conflictID: Scalars['ID']['input'];
  /** The version this change was based on; left out for a new rental. */
  _version?: InputMaybe<Scalars['Int']['input']>;
  _deleted?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One page of rentals. */
export type RentalConnection = {
  __typename?: 'RentalConnection';
  items: Array<Rental>;
  /** Asks for the next page; null on the last one. */
  nextToken?: Maybe<Scalars['String']['output']>;
  /** When this page was read, in milliseconds since 1970: the first page's, less two minutes, is the next `lastSync`. */
  startedAt: Scalars['AWSTimestamp']['output'];
};

export type Query = {
  __typename?: 'Query';
  getRental?: Maybe<Rental>;
  /** All rentals that are not deleted, in no order. `limit` is at most 1000. */
  listRentals?: Maybe<RentalConnection>;
  /**
   * What changed in one shard since `lastSync` (milliseconds since 1970), tombstones included, oldest
   * change first; everything without `lastSync`. Shards are numbered from 0 and can be read in
   * parallel. `limit` is at most 1000.
   *
   * Pass as `lastSync` the `startedAt` of the first page of the last complete read, less two minutes.
   * Without that overlap rows are missed: a change is dated before it is written, by a clock that may
   * be behind, and reaches the index that is read here a little later. Rows may be read twice:
   * keep a rental only if its `_version` is higher than that of your copy. Tombstones are removed after
   * 30 days: a client that last read longer ago reads everything again.
   */
  syncRentals?: Maybe<RentalConnection>;
};


export type QueryGetRentalArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListRentalsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySyncRentalsArgs = {
  shard: Scalars['Int']['input'];
  lastSync?: InputMaybe<Scalars['AWSTimestamp']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Writes up to 500 rentals. The answer is aligned with the input; a row that was not written is
   * null, and an error names its index, the reason and, in a conflict, the stored rental.
   */
  batchTest?: Maybe<Array<Maybe<Rental>>>;
};


export type MutationBatchTestArgs = {
  rentals: Array<RentalInput>;
};

export type Subscription = {
  __typename?: 'Subscription';
  /** The rentals that a `batchTest` wrote, as that call selected them; null where a row was not written. */
  onBatchTest?: Maybe<Array<Maybe<Rental>>>;
};

/** Every field of a rental. */
export const rentalFieldNames = [
  'id',
  'Flag',
  'Name',
  'Code',
  'Population',
  'conflictID',
  'createdAt',
  'updatedAt',
  '_version',
  '_deleted',
  '_lastChangedAt',
] as const;
