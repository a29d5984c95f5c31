import { config, type ZodMiniType } from 'zod/mini';
import { readAccountItem, storeAccountItem } from '../../lib/accountStorage';
import { entryOf, type Persister, persistEditsOf } from './persistEdits';

// The content security policy allows no `new Function`; zod's probe for it would be reported as a violation.
config({ jitless: true });

/** Something an app keeps in this browser between visits. */
export interface PersistedSlice<Value> {
  /** Unique; the account's entry in the browser's storage is `apps.<name>`. */
  readonly name: string;
  /** Raised when the shape changes: what an older version kept is given up. */
  readonly version: number;
  readonly schema: ZodMiniType<Value>;
}

/** `damaged` is also what another version wrote. */
export type Kept<Value> = { found: 'value'; value: Value } | { found: 'nothing' | 'damaged' };

/** Reads what is kept, trusting nothing. A browser that refuses access (private mode) keeps nothing. */
export function readStored<Value>(part: PersistedSlice<Value>): Kept<Value> {
  const text = readAccountItem(entryOf(part.name));
  if (text === null) return { found: 'nothing' };
  try {
    const { version, value } = JSON.parse(text);
    const checked = part.schema.safeParse(value);
    return version === part.version && checked.success ? { found: 'value', value: checked.data } : { found: 'damaged' };
  } catch {
    return { found: 'damaged' };
  }
}

/** @returns false when the browser refuses, for instance because its storage is full */
export function writeStored<Value>(part: PersistedSlice<Value>, value: Value, owner?: string | null): boolean {
  return storeAccountItem(entryOf(part.name), JSON.stringify({ version: part.version, value }), owner);
}

/** Has changes to a part kept in this browser from now on, and those of other tabs followed. */
export function persistSlice<Value>(
  part: PersistedSlice<Value>,
  keeping: Pick<Persister<Value>, 'select' | 'onForgotten'>,
): void {
  persistEditsOf<Value>({
    name: part.name,
    read: () => readStored(part),
    write: (value, owner) => writeStored(part, value, owner),
    ...keeping,
  });
}

export function clearPersisted({ name }: { name: string }): void {
  storeAccountItem(entryOf(name), null);
}
