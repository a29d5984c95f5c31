import { createAction, type Middleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { accountKey } from '../../lib/accountStorage';
import { accountChanged } from '../session/sessionSlice';
import type { WithApps } from './appsReducer';
import type { Kept } from './keptPart';

/** Says that a part's changes could not be kept: they last until the page is closed. */
export const editsNotKept = createAction<{ part: string }>('apps/editsNotKept');

/** Says that another tab has changed a part: this tab goes on from there, or its next edit would undo all of that. */
export const editsKeptElsewhere = createAction<{ part: string; value: unknown }>('apps/editsKeptElsewhere');

type AppsDispatch = ThunkDispatch<WithApps, unknown, UnknownAction>;

/** A part of the state that is kept in this browser (keptPart.ts has what keeps it). */
export interface Keeper<Value> {
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

const keepers: Keeper<unknown>[] = [];
const pauseBeforeWriting = 300;

/** The account's entry (lib/accountStorage.ts) where a part is kept. */
export const entryOf = (name: string) => `apps.${name}`;

/** Has changes to a part of the state kept in this browser, from now on. */
export function keepEditsOf<Value>(keeper: Keeper<Value>): void {
  keepers.push(keeper as Keeper<unknown>);
}

/**
 * Writes edits once they pause, and at the latest when the page is left or somebody else's account comes; follows those
 * of other tabs.
 */
export const keepEdits: Middleware<object, WithApps, AppsDispatch> = ({ dispatch, getState }) => {
  const waiting = new Map<Keeper<unknown>, ReturnType<typeof setTimeout>>();

  const write = (keeper: Keeper<unknown>, owner?: string | null) => {
    clearTimeout(waiting.get(keeper));
    waiting.delete(keeper);
    const value = keeper.select(getState());
    if (value !== undefined && !keeper.write(value, owner)) dispatch(editsNotKept({ part: keeper.name }));
  };
  const follow = (keeper: Keeper<unknown>) => {
    // What is about to be written here is newer.
    if (waiting.has(keeper) || keeper.select(getState()) === undefined) return;
    const kept = keeper.read();
    if (kept.found === 'value') dispatch(editsKeptElsewhere({ part: keeper.name, value: kept.value }));
    else if (kept.found === 'nothing') keeper.onForgotten?.(dispatch);
  };
  window.addEventListener('pagehide', () => {
    for (const keeper of [...waiting.keys()]) write(keeper);
  });
  window.addEventListener('storage', ({ key }) => {
    for (const keeper of keepers) if (key === null || key === accountKey(entryOf(keeper.name))) follow(keeper);
  });

  return (next) => (action) => {
    if (accountChanged.match(action)) {
      for (const keeper of [...waiting.keys()]) write(keeper, action.payload.from);
      return next(action);
    }
    const before = getState();
    const result = next(action);
    const after = getState();
    if (before.apps === after.apps || editsKeptElsewhere.match(action)) return result;
    for (const keeper of keepers) {
      const [was, is] = [keeper.select(before), keeper.select(after)];
      if (was === undefined || is === undefined) {
        clearTimeout(waiting.get(keeper));
        waiting.delete(keeper);
      } else if (was !== is) {
        clearTimeout(waiting.get(keeper));
        waiting.set(
          keeper,
          setTimeout(() => write(keeper), pauseBeforeWriting),
        );
      }
    }
    return result;
  };
};
