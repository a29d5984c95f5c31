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

/** What wrote a version of a rental. `create` and `delete` follow from the row itself. */
export type ChangeKind =
  | 'create'
  | 'edit'
  | 'delete'
  | 'restore'
  | 'import'
  | 'undo';

/** What the rows of a `batchTest` come from; without it they are edits by hand. */
export type ChangeOrigin = {
  /** `restore`, `import` or `undo`; rows of any other kind are named by what they do: create, edit, delete or restore. */
  kind: ChangeKind;
  /** The name of the imported file, at most 200 characters. */
  source?: InputMaybe<Scalars['String']['input']>;
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

/** The content of a rental at one version; of the version before, only the fields that changed. */
export type RentalVersionContent = {
  __typename?: 'RentalVersionContent';
  Flag?: Maybe<Scalars['String']['output']>;
  Name?: Maybe<Scalars['String']['output']>;
  Code?: Maybe<Scalars['String']['output']>;
  Population?: Maybe<Scalars['Int']['output']>;
  _deleted?: Maybe<Scalars['Boolean']['output']>;
};

/** One version of one rental, as the history keeps it. */
export type RentalVersion = {
  __typename?: 'RentalVersion';
  rentalId: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
  /** When it was written, in milliseconds since 1970. */
  at: Scalars['AWSTimestamp']['output'];
  kind: ChangeKind;
  /** The account that wrote it, where known. */
  by?: Maybe<Scalars['ID']['output']>;
  /** As shown then: the account's address, after its display name if it has one. */
  byName?: Maybe<Scalars['String']['output']>;
  /** The name of the imported file. */
  source?: Maybe<Scalars['String']['output']>;
  /** The names of the fields that differ from the version before; all of a new rental. */
  changed: Array<Scalars['String']['output']>;
  /** Those fields as they were; null for a new rental. */
  before?: Maybe<RentalVersionContent>;
  after: RentalVersionContent;
};

/**
 * One page of the history, newest first. A page of a combined filter may have fewer entries than asked
 * for, or none, and still a `nextToken`.
 */
export type RentalVersionConnection = {
  __typename?: 'RentalVersionConnection';
  items: Array<RentalVersion>;
  nextToken?: Maybe<Scalars['String']['output']>;
};

/**
 * What changed in the table of rentals since the message before: at most one message in two seconds, however much is
 * written.
 */
export type RentalChanges = {
  __typename?: 'RentalChanges';
  /** One more than in the message before: after a gap, read what changed with `syncRentals`. */
  sequence: Scalars['Int']['output'];
  /** The shards that these rentals are in. */
  shards: Array<Scalars['Int']['output']>;
  /** When the earliest of these changes was made, in milliseconds since 1970. */
  since: Scalars['AWSTimestamp']['output'];
  /**
   * The rentals, where they are few: their columns as JSON, compressed by gzip, in base64. Where they are many, they are
   * in `files`, all or the others. Where both are null, read the shards since that time.
   */
  rentals?: Maybe<Scalars['String']['output']>;
  /** Names of files in the bucket of snapshots, for an hour: `graphql/rental-changes.ts` has their keys. */
  files?: Maybe<Array<Scalars['String']['output']>>;
  /** All rentals are in shards below this number; it only grows. */
  shardCount: Scalars['Int']['output'];
  /** About how many listeners there are, who do well not to read at the same moment. */
  listeners?: Maybe<Scalars['Int']['output']>;
};

export type RentalChangesInput = {
  sequence: Scalars['Int']['input'];
  shards: Array<Scalars['Int']['input']>;
  since: Scalars['AWSTimestamp']['input'];
  rentals?: InputMaybe<Scalars['String']['input']>;
  files?: InputMaybe<Array<Scalars['String']['input']>>;
  shardCount: Scalars['Int']['input'];
  listeners?: InputMaybe<Scalars['Int']['input']>;
};

/** How far the messages about rentals have come, for a client that has heard none for a while. */
export type ChangeFeed = {
  __typename?: 'ChangeFeed';
  /** That of the last message; 0 before the first. */
  sequence: Scalars['Int']['output'];
  /** All rentals are in shards below this number; it only grows. */
  shardCount: Scalars['Int']['output'];
  /**
   * By shard, when the feed last heard of a change in it, in milliseconds since 1970; empty before it heard of any. A shard
   * that was read two minutes after that has nothing new.
   */
  changedAt: Array<Scalars['AWSTimestamp']['output']>;
};

export type Query = {
  __typename?: 'Query';
  getRental?: Maybe<Rental>;
  /** All rentals that are not deleted, in no order. `limit` is at most 1000. */
  listRentals?: Maybe<RentalConnection>;
  /**
   * What changed in one shard since `lastSync` (milliseconds since 1970), tombstones included, oldest
   * change first; everything without `lastSync`. Shards are numbered from 0 to below the `shardCount` of
   * `changeFeed`, and can be read in parallel. `limit` is at most 1000.
   *
   * Pass as `lastSync` the `startedAt` of the first page of the last complete read, less two minutes.
   * Without that overlap rows are missed: a change is dated before it is written, by a clock that may
   * be behind, and reaches the index that is read here a little later. Rows may be read twice:
   * keep a rental only if it is newer than that of your copy, by a higher `_version` or, where it was
   * added again, a later `createdAt`. Tombstones are removed after 30 days: a client that last read
   * longer ago reads everything again.
   */
  syncRentals?: Maybe<RentalConnection>;
  /** How far the messages of `onRentalChanges` have come, and the number of shards. */
  changeFeed: ChangeFeed;
  /** The versions of one rental, newest first. A version appears here a moment after it is written. */
  rentalHistory?: Maybe<RentalVersionConnection>;
  /**
   * What happened to all rentals, newest first: by one person (an account's id), of one kind, to one
   * rental, from one time up to another (milliseconds since 1970, both included), or all of these.
   */
  listActivity?: Maybe<RentalVersionConnection>;
  /** Everybody with an account, in no order. `limit` is at most 600, and 300 without it. */
  listPeople?: Maybe<PersonConnection>;
  /** What is kept about the caller, beside settings, files and the history of rentals. */
  me?: Maybe<OwnAccount>;
  /** The settings that the caller's account has: those that were ever saved. */
  mySettings: Array<Setting>;
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


export type QueryRentalHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListActivityArgs = {
  person?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<ChangeKind>;
  rental?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['AWSTimestamp']['input']>;
  to?: InputMaybe<Scalars['AWSTimestamp']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListPeopleArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Tells open dashboards what changed. Only the function behind the table's stream may, which is in no role's policy. */
  publishRentalChanges?: Maybe<RentalChanges>;
  /**
   * Writes up to 500 rentals. The answer is aligned with the input; a row that was not written is
   * null, and an error names its index, the reason and, in a conflict, the stored rental. Each version
   * keeps who called, and the `origin` of the rows.
   */
  batchTest?: Maybe<Array<Maybe<Rental>>>;
  /**
   * Creates up to 50 accounts and mails each a temporary password. The answer is aligned with the input;
   * an invitation that was not sent has no person, and says why.
   */
  invitePeople?: Maybe<Array<Invitation>>;
  /** Mails another temporary password to somebody who has not signed in yet; the one before is void. */
  resendInvitation?: Maybe<Person>;
  /**
   * Gives a person a role. The last admin keeps theirs. Whoever gives up their own role of admin says so
   * with `ownAccount`.
   */
  setPersonRole?: Maybe<Person>;
  /** Signs a person out everywhere and refuses further sign-ins. Not for the last admin; `ownAccount` as above. */
  disablePerson?: Maybe<Person>;
  /** Lets a disabled person sign in again. */
  enablePerson?: Maybe<Person>;
  /** Ends all sessions of a person, who can sign in again. */
  signOutPerson?: Maybe<Person>;
  /** Deletes an account, and answers what it was. Not for the last admin; `ownAccount` as above. */
  removePerson?: Maybe<Person>;
  /**
   * Saves one setting of the caller's account. `age` says how many milliseconds ago it was chosen, so that no
   * clock but the server's counts. Null where a later choice is saved already, which stays.
   */
  saveMySetting?: Maybe<Setting>;
  /**
   * Deletes the caller's account with its settings, and answers what it was. Not for the last admin. The
   * rentals' history keeps the name as shown then; files are the caller's to delete before. With `dryRun`, it
   * is only said whether the account could be deleted.
   */
  deleteMyAccount?: Maybe<Person>;
};


export type MutationPublishRentalChangesArgs = {
  changes: RentalChangesInput;
};


export type MutationBatchTestArgs = {
  rentals: Array<RentalInput>;
  origin?: InputMaybe<ChangeOrigin>;
};


export type MutationInvitePeopleArgs = {
  invitations: Array<InvitationInput>;
};


export type MutationResendInvitationArgs = {
  sub: Scalars['ID']['input'];
};


export type MutationSetPersonRoleArgs = {
  sub: Scalars['ID']['input'];
  role: PersonRole;
  ownAccount?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDisablePersonArgs = {
  sub: Scalars['ID']['input'];
  ownAccount?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationEnablePersonArgs = {
  sub: Scalars['ID']['input'];
};


export type MutationSignOutPersonArgs = {
  sub: Scalars['ID']['input'];
};


export type MutationRemovePersonArgs = {
  sub: Scalars['ID']['input'];
  ownAccount?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveMySettingArgs = {
  name: SettingName;
  value: Scalars['String']['input'];
  age: Scalars['Int']['input'];
};


export type MutationDeleteMyAccountArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Subscription = {
  __typename?: 'Subscription';
  /** What changes in the table of rentals, by anybody, a moment later. */
  onRentalChanges?: Maybe<RentalChanges>;
  /**
   * The rentals that a `batchTest` wrote, as that call selected them; null where a row was not written. Each call goes to
   * each listener as a whole: for systems that need every call. Dashboards follow `onRentalChanges`.
   */
  onBatchTest?: Maybe<Array<Maybe<Rental>>>;
  /** What an admin changed about the caller's own account; `sub` is the caller's. Select `sub` in the mutations. */
  onPersonChanged?: Maybe<Person>;
  /** What another browser of the caller saved; `sub` is the caller's. Select `sub` in the mutation. */
  onMySetting?: Maybe<Setting>;
};


export type SubscriptionOnPersonChangedArgs = {
  sub: Scalars['ID']['input'];
};


export type SubscriptionOnMySettingArgs = {
  sub: Scalars['ID']['input'];
};

/** What a person may do: the names of the user pool's groups. Without a group, a person is a viewer. */
export type PersonRole =
  | 'viewer'
  | 'editor'
  | 'admin';

/** Whether a person can sign in: with a temporary password, after confirming the address, at any time, or not at all. */
export type PersonState =
  | 'invited'
  | 'unconfirmed'
  | 'confirmed'
  | 'disabled';

/**
 * A person with an account. Only admins have fields that return other people; all may read these fields, as
 * `onPersonChanged` returns to each caller their own account.
 */
export type Person = {
  __typename?: 'Person';
  /** The account's id in the user pool. */
  sub: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  /** The display name that the person chose. */
  name?: Maybe<Scalars['String']['output']>;
  role: PersonRole;
  state: PersonState;
  createdAt: Scalars['AWSDateTime']['output'];
  /** Null until the first sign-in. */
  lastSignInAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** The email address of the admin who sent the invitation; null where nobody did. */
  addedBy?: Maybe<Scalars['String']['output']>;
};

/** The caller's own account. */
export type OwnAccount = {
  __typename?: 'OwnAccount';
  sub: Scalars['ID']['output'];
  person: Person;
  /** How much text the account had interpreted, of the days that are still counted: about a week. */
  interpreted: Array<InterpretedDay>;
};

export type InterpretedDay = {
  __typename?: 'InterpretedDay';
  /** In UTC. */
  day: Scalars['AWSDate']['output'];
  /** As Amazon Comprehend bills them. */
  characters: Scalars['Int']['output'];
};

/** One page of people. */
export type PersonConnection = {
  __typename?: 'PersonConnection';
  items: Array<Person>;
  /** Asks for the next page; null on the last one. */
  nextToken?: Maybe<Scalars['String']['output']>;
};

export type InvitationInput = {
  email: Scalars['String']['input'];
  role: PersonRole;
};

/** What became of one invitation: a person, an error, or both where the person was invited without the role. */
export type Invitation = {
  __typename?: 'Invitation';
  email: Scalars['String']['output'];
  person?: Maybe<Person>;
  /** Why the invitation was not sent; types as of the other errors. */
  errorType?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
};

/**
 * What follows an account from one browser to another. `accent` is the colour of buttons, links and coloured grounds,
 * `frame` the colours and places of topbar and sidebar, `notifications` which of them pop up, and for how long, `views` the
 * saved views of the rentals, `profile` the display name and a small picture.
 */
export type SettingName =
  | 'language'
  | 'theme'
  | 'direction'
  | 'density'
  | 'accent'
  | 'frame'
  | 'notifications'
  | 'views'
  | 'profile';

/** One setting of one account. The browsers know what is in `value`. */
export type Setting = {
  __typename?: 'Setting';
  /** The account's id in the user pool. */
  sub: Scalars['ID']['output'];
  name: SettingName;
  /** JSON, at most 40,000 characters. */
  value: Scalars['String']['output'];
  /** When it was chosen, in milliseconds since 1970, by the server's clock. */
  changedAt: Scalars['AWSTimestamp']['output'];
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

/** Every field of a version's content. */
export const versionContentNames = [
  'Flag',
  'Name',
  'Code',
  'Population',
  '_deleted',
] as const;

/** Every field of a person. */
export const personFieldNames = [
  'sub',
  'email',
  'name',
  'role',
  'state',
  'createdAt',
  'lastSignInAt',
  'addedBy',
] as const;

/** Every field of an account's setting. */
export const settingFieldNames = [
  'sub',
  'name',
  'value',
  'changedAt',
] as const;
