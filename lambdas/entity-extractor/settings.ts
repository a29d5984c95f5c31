/** The extractor's limits in a stage; lib/entity-extractor-stack.ts sets them in the environment. */
export interface ExtractorSettings {
  /** Name of the table that counts each account's use. */
  readonly tableName: string;
  /** The longest text that is read, in bytes of UTF-8. */
  readonly maxTextBytes: number;
  /** Billed characters for each account and day. */
  readonly charactersPerDay: number;
}

/** @throws Error naming the variable that is missing or is not a positive whole number. */
export function readSettings(environment: NodeJS.ProcessEnv): ExtractorSettings {
  const { USAGE_TABLE_NAME: tableName } = environment;
  if (!tableName) throw new Error('USAGE_TABLE_NAME is not set. Give the function the name of the usage table in it.');
  return {
    tableName,
    maxTextBytes: positiveInteger('MAX_TEXT_BYTES', environment),
    charactersPerDay: positiveInteger('CHARACTERS_PER_DAY', environment),
  };
}

function positiveInteger(name: string, environment: NodeJS.ProcessEnv): number {
  const value = Number(environment[name]);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} takes a whole number of 1 or more.`);
  return value;
}
