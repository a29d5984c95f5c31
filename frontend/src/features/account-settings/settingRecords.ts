import type { SettingName } from '../../../../graphql/generated/schema';
import { hashOf } from '../../../../graphql/sharding';
import { accountKey } from '../../lib/accountStorage';
import { isRecord } from '../../lib/isRecord';
import { readStored, writeStored } from '../../lib/storage';

/** What this browser knows of one setting of an account, as it is stored. */
export interface SettingRecord {
  /** The fingerprint of the value that was last seen here: another one means that the person chose. */
  readonly print: string;
  /** The `changedAt` of the account's value that this browser has; 0 while it has none, 1 while it has another account's. */
  readonly savedAt: number;
  /** When the person chose it, by this browser's clock; only until it is saved. */
  readonly chosenAt?: number;
}

type Records = Readonly<Partial<Record<SettingName, SettingRecord>>>;

const recordsName = 'settings';

export const readRecord = (sub: string, name: SettingName): SettingRecord | undefined => readRecords(sub)[name];

export const writeRecord = (sub: string, name: SettingName, record: SettingRecord): void =>
  void writeStored(accountKey(recordsName, sub), { ...readRecords(sub), [name]: record });

function readRecords(sub: string): Records {
  return readStored(accountKey(recordsName, sub), (stored) =>
    isRecord(stored) ? Object.fromEntries(Object.entries(stored).filter(([, one]) => isSettingRecord(one))) : {},
  );
}

function isSettingRecord(value: unknown): value is SettingRecord {
  if (!isRecord(value)) return false;
  const { print, savedAt, chosenAt } = value;
  return typeof print === 'string' && Number.isFinite(savedAt) && (chosenAt === undefined || Number.isFinite(chosenAt));
}

/** A short text that differs where the value does: its length and a hash. */
export const fingerprintOf = (value: string | null): string =>
  value === null ? '' : `${value.length}.${hashOf(value).toString(36)}`;
