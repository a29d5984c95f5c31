import { useCallback, useSyncExternalStore } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { readAccountItem, storeAccountItem } from '../../../lib/accountStorage';
import { selectSession } from '../../session/sessionSlice';

/** Whose it is: an account's id, or null for the guests of this browser. */
type Person = string | null;

/** Something that a person arranged, kept in this browser for them alone. */
export interface PersonalStore<Value> {
  read(person: Person): Value;
  /** The value of somebody of whom nothing is kept. */
  initial(): Value;
  /** @param change a value, or what makes it of the one held */
  write(person: Person, change: Value | ((held: Value) => Value)): void;
  /** @returns ends it */
  watch(onChange: () => void): () => void;
}

/**
 * @param name of the account's entry (lib/accountStorage.ts)
 * @param restore makes a value out of whatever was kept, however old or damaged; of `undefined` when nothing was
 */
export function personalStore<Value>(name: string, restore: (kept: unknown) => Value): PersonalStore<Value> {
  /** Each person's value, and the entry that it was made of. */
  const values = new Map<Person, { entry: string | null; value: Value }>();
  const watchers = new Set<() => void>();
  let initial: { value: Value } | undefined;
  const tellAll = () => {
    for (const watcher of watchers) watcher();
  };
  // Another tab of the same person.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.endsWith(`.${name}`)) tellAll();
  };
  const read = (person: Person) => {
    const entry = readAccountItem(name, person);
    const held = values.get(person);
    if (held && held.entry === entry) return held.value;
    const value = restore(parse(entry));
    values.set(person, { entry, value });
    return value;
  };
  return {
    read,
    initial() {
      initial ??= { value: restore(undefined) };
      return initial.value;
    },
    write(person, change) {
      const value = change instanceof Function ? change(read(person)) : change;
      storeAccountItem(name, JSON.stringify(value), person);
      // In private mode, or with the storage full, it still holds for this visit.
      values.set(person, { entry: readAccountItem(name, person), value });
      tellAll();
    },
    watch(onChange) {
      if (watchers.size === 0) window.addEventListener('storage', onStorage);
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
        if (watchers.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function parse(entry: string | null): unknown {
  try {
    return JSON.parse(entry ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** What the person at work keeps in a store, and its setter; guests of one browser share theirs. */
export function usePersonal<Value>(
  store: PersonalStore<Value>,
): [Value, (change: Value | ((held: Value) => Value)) => void] {
  const person = useAppSelector((state) => selectSession(state).sub);
  const value = useSyncExternalStore(store.watch, () => store.read(person), store.initial);
  const write = useCallback((change: Value | ((held: Value) => Value)) => store.write(person, change), [store, person]);
  return [value, write];
}
