import { positiveInteger, requiredVariables } from '../shared/environment';

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
export function readSettings(): ExtractorSettings {
  const { USAGE_TABLE_NAME: tableName } = requiredVariables('USAGE_TABLE_NAME');
  return {
    tableName,
    maxTextBytes: positiveInteger('MAX_TEXT_BYTES'),
    charactersPerDay: positiveInteger('CHARACTERS_PER_DAY'),
  };
}
