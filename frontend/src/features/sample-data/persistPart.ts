import type { PayloadAction } from '@reduxjs/toolkit';
import { config, type ZodMiniType } from 'zod/mini';
import { accountKey } from '../../lib/accountStorage';
import { readStored, readStoredText, writeStored } from '../../lib/storage';
import { entryOf, type Persister, persistEditsOf, type StoredValue, storageChanged } from './persistEdits';

// The content security policy allows no `new Function`; zod's probe for it would be reported as a violation.
config({ jitless: true });

/** A part of an app's state that this browser stores between visits. */
export interface PersistedPart<Value> {
  /** Unique; the name of the account's storage entry is `apps.<name>`. */
  readonly name: string;
  /** From 1, incremented when the shape changes; entries of other versions are discarded. */
  readonly version: number;
  readonly schema: ZodMiniType<Value>;
}

export function readPersisted<Value>({ name, version, schema }: PersistedPart<Value>): StoredValue<Value> {
  const key = accountKey(entryOf(name));
  if (readStoredText(key) === null) return { found: 'nothing' };
  return readStored<StoredValue<Value>>(
    key,
    (stored, of) => (of === version ? readable(schema, stored) : { found: 'damaged' }),
    version,
  );
}

function readable<Value>(schema: ZodMiniType<Value>, stored: unknown): StoredValue<Value> {
  const { data, error } = schema.safeParse(stored);
  if (!error) return { found: 'value', value: data };
  // One item that cannot be read must not cost the others.
  const damaged = new Set(error.issues.map(({ path: [index] }) => index));
  const rest = Array.isArray(stored) ? stored.filter((_, index) => !damaged.has(index)) : [];
  const part = schema.safeParse(rest);
  return rest.length > 0 && part.success ? { found: 'part', value: part.data } : { found: 'damaged' };
}

/** The stored value; the other where nothing is stored, or nothing that can be read. */
export function readPersistedOr<Value>(part: PersistedPart<Value>, other: Value): Value {
  const stored = readPersisted(part);
  return 'value' in stored ? stored.value : other;
}

/** For `builder.addMatcher`: another tab changed a part. Its persister has checked the value. */
export const isChangeOf =
  <Value>({ name }: PersistedPart<Value>) =>
  (action: { type: string }): action is PayloadAction<{ part: string; value: Value }> =>
    storageChanged.match(action) && action.payload.part === name;

/** Starts storing a part's changes, and follows those of other tabs. */
export function persistPart<Value>(
  part: PersistedPart<Value>,
  options: Pick<Persister<Value>, 'select' | 'isReset' | 'onForgotten' | 'mergesItems'>,
): void {
  const { name, version } = part;
  persistEditsOf<Value>({
    name,
    read: () => readPersisted(part),
    write: (value, owner) => writeStored(accountKey(entryOf(name), owner), value, version),
    forget: () => clearPersisted(part),
    ...options,
  });
}

export const clearPersisted = ({ name }: { name: string }) => void writeStored(accountKey(entryOf(name)), null);
