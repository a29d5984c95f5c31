import { createAction, type Middleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { accountKey } from '../../lib/accountStorage';
import { onStoredChange, readStoredText } from '../../lib/storage';
import { accountChanged } from '../session/public/session';
import type { WithApps } from './appsReducer';
import { mergeLists } from './mergeLists';

/** Changes to a part of the state could not be stored: they last until the page is closed. */
export const persistFailed = createAction<{ part: string }>('apps/persistFailed');

/**
 * Another tab changed a part of the state: this tab continues from its value, or the next edit here would undo that
 * change.
 */
export const storageChanged = createAction<{ part: string; value: unknown }>('apps/storageChanged');

type AppsDispatch = ThunkDispatch<WithApps, unknown, UnknownAction>;

/** `part`: a list without its items that could not be read. `damaged` also stands for a value of another version. */
export type StoredValue<Value> = { found: 'value' | 'part'; value: Value } | { found: 'nothing' | 'damaged' };

/** Reads and writes a part of the state (persistPart.ts). */
export interface Persister<Value> {
  readonly name: string;
  /**
   * The part, with the same reference as long as it is unchanged; undefined while it loads, so that loading does not
   * count as an edit.
   */
  readonly select: (state: WithApps) => Value | undefined;
  readonly read: () => StoredValue<Value>;
  /**
   * Returns false when the browser refuses.
   * @param owner an account's id, or null for guests; the current owner by default
   */
  readonly write: (value: Value, owner?: string | null) => boolean;
  /** Removes the entry. */
  readonly forget: () => void;
  /** Whether an action brings the sample back: the entry is removed, as the sample may be another one by the next visit. */
  readonly isReset?: (action: unknown) => boolean;
  /** False where items refer to each other: of two tabs' lists, that of the tab whose edit waits stays as a whole. */
  readonly mergesItems?: boolean;
  /** Another tab deleted the entry, as a reset does. */
  readonly onForgotten?: (dispatch: AppsDispatch) => void;
}

const persisters: Persister<unknown>[] = [];
const pauseBeforeWriting = 300;

/** The name of a part's storage entry (lib/accountStorage.ts). */
export const entryOf = (name: string) => `apps.${name}`;

/** Starts storing changes to a part of the state. */
export function persistEditsOf<Value>(persister: Persister<Value>): void {
  persisters.push(persister as Persister<unknown>);
}

/** Edits of a part that are not written yet. */
interface WaitingEdits {
  readonly timer: ReturnType<typeof setTimeout>;
  /** The part without them: as it was last read or written. */
  readonly base: unknown;
}

/** Writes edits after a pause, and at the latest when the page is left or the account changes; follows other tabs. */
export const persistEdits: Middleware<object, WithApps, AppsDispatch> = ({ dispatch, getState }) => {
  const waiting = new Map<Persister<unknown>, WaitingEdits>();

  const forgetWaiting = (persister: Persister<unknown>) => {
    clearTimeout(waiting.get(persister)?.timer);
    waiting.delete(persister);
  };
  const write = (persister: Persister<unknown>, owner?: string | null) => {
    forgetWaiting(persister);
    const value = persister.select(getState());
    if (value !== undefined && !persister.write(value, owner)) dispatch(persistFailed({ part: persister.name }));
  };
  const follow = (persister: Persister<unknown>) => {
    const here = persister.select(getState());
    if (here === undefined) return;
    const stored = persister.read();
    const edits = waiting.get(persister);
    if (!('value' in stored)) {
      if (stored.found === 'nothing' && !edits) persister.onForgotten?.(dispatch);
      return;
    }
    // Edits that wait are newer: in a list only for their own items.
    const { mergesItems = true } = persister;
    const merged = edits && mergesItems ? mergeLists(edits.base, here, stored.value) : undefined;
    const value = edits ? merged : stored.value;
    if (value === undefined) return;
    if (edits) waiting.set(persister, { ...edits, base: stored.value });
    dispatch(storageChanged({ part: persister.name, value }));
  };
  const keyOf = ({ name }: Persister<unknown>) => accountKey(entryOf(name));
  /** The texts of the entries when the page was left: the browser may show it again as it was. */
  const left = new Map<string, string | null>();
  window.addEventListener('pagehide', () => {
    for (const persister of [...waiting.keys()]) write(persister);
    for (const key of persisters.map(keyOf)) left.set(key, readStoredText(key));
  });
  onStoredChange(
    () => true,
    (changed) => {
      for (const persister of persisters) {
        const key = keyOf(persister);
        const isChanged = changed === key || (changed === null && left.get(key) !== readStoredText(key));
        if (isChanged) follow(persister);
      }
      left.clear();
    },
  );

  return (next) => (action) => {
    if (accountChanged.match(action)) {
      for (const persister of [...waiting.keys()]) write(persister, action.payload.from);
      return next(action);
    }
    const before = getState();
    const result = next(action);
    const after = getState();
    if (before.apps === after.apps || storageChanged.match(action)) return result;
    for (const persister of persisters) {
      const [was, is] = [persister.select(before), persister.select(after)];
      const isReset = persister.isReset?.(action);
      if (was === undefined || is === undefined || isReset) {
        forgetWaiting(persister);
        if (isReset) persister.forget();
      } else if (was !== is) {
        const { base } = waiting.get(persister) ?? { base: was };
        forgetWaiting(persister);
        waiting.set(persister, { timer: setTimeout(() => write(persister), pauseBeforeWriting), base });
      }
    }
    return result;
  };
};
