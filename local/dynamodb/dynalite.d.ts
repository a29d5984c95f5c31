/** The parts of dynalite 4.0.0 that the local cloud uses; it ships no types. */
declare module 'dynalite/db' {
  export type Done<Result = unknown> = (error: Error | null, result?: Result) => void;
  export type AttributeValue = Record<string, unknown>;
  export type Item = Record<string, AttributeValue>;

  export interface KeyAttribute {
    readonly AttributeName: string;
    readonly KeyType: 'HASH' | 'RANGE';
  }

  export interface IndexDescription {
    readonly IndexName: string;
    readonly KeySchema: readonly KeyAttribute[];
    readonly Projection: { readonly ProjectionType: string; readonly NonKeyAttributes?: readonly string[] };
  }

  /** A table as dynalite stores it and DescribeTable returns it. */
  export interface TableDescription {
    readonly TableName: string;
    readonly TableStatus: string;
    readonly KeySchema: readonly KeyAttribute[];
    readonly AttributeDefinitions: readonly { readonly AttributeName: string; readonly AttributeType: string }[];
    readonly GlobalSecondaryIndexes?: readonly IndexDescription[];
    readonly LocalSecondaryIndexes?: readonly IndexDescription[];
    readonly [property: string]: unknown;
  }

  export type Write =
    | { readonly type: 'put'; readonly key: string; readonly value: unknown }
    | { readonly type: 'del'; readonly key: string };

  /** One table's items, or one index's copies of them. */
  export interface SubDatabase {
    get(key: string, done: Done<Item>): void;
    put(key: string, value: Item, done: Done): void;
    del(key: string, done: Done): void;
    lock(key: string, run: (release: (done: Done) => Done) => void): void;
  }

  export interface Store {
    readonly db: {
      open(): Promise<void>;
      close(): Promise<void>;
      getSync(key: string): unknown;
      put(key: string, value: unknown): Promise<void>;
      batch(writes: readonly Write[]): Promise<void>;
      batch(writes: readonly Write[], done: Done): void;
      clear(range: { gte: string; lt: string }): Promise<void>;
      iterator(range: Record<string, unknown>): {
        nextv(size: number): Promise<[key: string, value: Item][]>;
        close(): Promise<void>;
      };
      values(range: Record<string, unknown>): { nextv(size: number): Promise<unknown[]>; close(): Promise<void> };
      createValueStream(range: Record<string, unknown>): NodeJS.ReadableStream;
    };
    getItemDb(tableName: string): SubDatabase;
    getIndexDb(kind: string, tableName: string, indexName: string): SubDatabase;
    getTable(
      tableName: string,
      ...rest: [Done<TableDescription>] | [checkStatus: boolean, Done<TableDescription>]
    ): void;
  }

  /** Opens the LevelDB in a folder; only one process can have it open. */
  export function create(options: { path: string }): Store;
  export function createKey(item: Item, table: TableDescription): string;
  export function getIndexActions(
    indexes: readonly IndexDescription[],
    existingItem: Item | undefined,
    item: Item | undefined,
    table: TableDescription,
  ): { puts: { index: string; key: string; item: Item }[]; deletes: { index: string; key: string }[] };
}

declare module 'dynalite/validations' {
  type Rules = Readonly<Record<string, unknown>>;
  export function checkTypes(input: object, rules: Rules): Record<string, unknown>;
  export function checkValidations(
    input: object,
    rules: Rules,
    custom: unknown,
    store: import('dynalite/db').Store,
  ): void;
}
