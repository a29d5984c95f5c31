import { useCallback, useSyncExternalStore } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { selectSession } from '../../session/sessionSlice';

/** Something that a person arranged, kept in this browser for them alone. */
export interface PersonalStore<Value> {
  read(person: string): Value;
  /** @param change a value, or what makes it of the one held */
  write(person: string, change: Value | ((held: Value) => Value)): void;
  /** @returns ends it */
  watch(onChange: () => void): () => void;
}

/**
 * @param name of the entry in localStorage; the person's account is put behind it
 * @param restore makes a value out of whatever was kept, however old or damaged; of `undefined` when nothing was
 */
export function personalStore<Value>(name: string, restore: (kept: unknown) => Value): PersonalStore<Value> {
  const values = new Map<string, Value>();
  const watchers = new Set<() => void>();
  const keyOf = (person: string) => `${name}.${person}`;
  const tellAll = () => {
    for (const watcher of watchers) watcher();
  };
  // Another tab of the same person.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith(`${name}.`)) return;
    values.clear();
    tellAll();
  };
  const read = (person: string) => {
    if (!values.has(person)) values.set(person, restore(parse(keyOf(person))));
    return values.get(person) as Value;
  };
  return {
    read,
    write(person, change) {
      const value = change instanceof Function ? change(read(person)) : change;
      values.set(person, value);
      try {
        localStorage.setItem(keyOf(person), JSON.stringify(value));
      } catch {
        // Private mode, or storage full: it still holds for this visit.
      }
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

function parse(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** What the person at work keeps in a store, and its setter; guests of one browser share theirs. */
export function usePersonal<Value>(
  store: PersonalStore<Value>,
): [Value, (change: Value | ((held: Value) => Value)) => void] {
  const person = useAppSelector((state) => selectSession(state).sub ?? 'guest');
  const value = useSyncExternalStore(store.watch, () => store.read(person));
  const write = useCallback((change: Value | ((held: Value) => Value)) => store.write(person, change), [store, person]);
  return [value, write];
}
