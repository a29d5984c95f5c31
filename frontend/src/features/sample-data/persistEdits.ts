import { createAction, type Middleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { accountKey } from '../../lib/accountStorage';
import { accountChanged } from '../session/sessionSlice';
import type { WithApps } from './appsReducer';
import type { Kept } from './persistSlice';

/** Says that a part's changes could not be kept: they last until the page is closed. */
export const persistFailed = createAction<{ part: string }>('apps/editsNotKept');

/** Says that another tab has changed a part: this tab goes on from there, or its next edit would undo all of that. */
export const storageChanged = createAction<{ part: string; value: unknown }>('apps/editsKeptElsewhere');

type AppsDispatch = ThunkDispatch<WithApps, unknown, UnknownAction>;

/** A part of the state that is kept in this browser (keptPart.ts has what keeps it). */
export interface Persister<Value> {
  readonly name: string;
  /**
   * The part, by the same reference as long as it is unchanged; undefined while it is being loaded, as what arrives
   * then is no edit.
   */
  readonly select: (state: WithApps) => Value | undefined;
  readonly read: () => Kept<Value>;
  /**
   * Returns false when the browser refuses.
   * @param owner whose it is, if not the present one's: an account's id, or null for guests
   */
  readonly write: (value: Value, owner?: string | null) => boolean;
  /** Another tab has forgotten what was kept, as a reset does. */
  readonly onForgotten?: (dispatch: AppsDispatch) => void;
}

const keepers: Persister<unknown>[] = [];
const pauseBeforeWriting = 300;

/** The account's entry (lib/accountStorage.ts) where a part is kept. */
export const entryOf = (name: string) => `apps.${name}`;

/** Has changes to a part of the state kept in this browser, from now on. */
export function persistEditsOf<Value>(persister: Persister<Value>): void {
  keepers.push(persister as Persister<unknown>);
}

/**
 * Writes edits once they pause, and at the latest when the page is left or somebody else's account comes; follows those
 * of other tabs.
 */
export const persistEdits: Middleware<object, WithApps, AppsDispatch> = ({ dispatch, getState }) => {
  const waiting = new Map<Persister<unknown>, ReturnType<typeof setTimeout>>();

  const write = (persister: Persister<unknown>, owner?: string | null) => {
    clearTimeout(waiting.get(persister));
    waiting.delete(persister);
    const value = persister.select(getState());
    if (value !== undefined && !persister.write(value, owner)) dispatch(persistFailed({ part: persister.name }));
  };
  const follow = (persister: Persister<unknown>) => {
    // What is about to be written here is newer.
    if (waiting.has(persister) || persister.select(getState()) === undefined) return;
    const kept = persister.read();
    if (kept.found === 'value') dispatch(storageChanged({ part: persister.name, value: kept.value }));
    else if (kept.found === 'nothing') persister.onForgotten?.(dispatch);
  };
  window.addEventListener('pagehide', () => {
    for (const persister of [...waiting.keys()]) write(persister);
  });
  window.addEventListener('storage', ({ key }) => {
    for (const persister of keepers) if (key === null || key === accountKey(entryOf(persister.name))) follow(persister);
  });

  return (next) => (action) => {
    if (accountChanged.match(action)) {
      for (const persister of [...waiting.keys()]) write(persister, action.payload.from);
      return next(action);
    }
    const before = getState();
    const result = next(action);
    const after = getState();
    if (before.apps === after.apps || storageChanged.match(action)) return result;
    for (const persister of keepers) {
      const [was, is] = [persister.select(before), persister.select(after)];
      if (was === undefined || is === undefined) {
        clearTimeout(waiting.get(persister));
        waiting.delete(persister);
      } else if (was !== is) {
        clearTimeout(waiting.get(persister));
        waiting.set(
          persister,
          setTimeout(() => write(persister), pauseBeforeWriting),
        );
      }
    }
    return result;
  };
};
