import { createAction, type Middleware } from '@reduxjs/toolkit';
import type { WithApps } from './appsReducer';

/** Says that a part's changes could not be kept: they last until the page is closed. */
export const editsNotKept = createAction<{ part: string }>('apps/editsNotKept');

interface Keeper {
  readonly name: string;
  readonly select: (state: WithApps) => unknown;
  readonly write: (value: unknown) => boolean;
}

const keepers: Keeper[] = [];
const pauseBeforeWriting = 300;

/**
 * Has changes to a part of the state kept in this browser, from now on.
 * @param select The part, by the same reference as long as it is unchanged; undefined while it is being loaded, as what
 *   arrives then is no edit.
 * @param write Returns false when the browser refuses.
 */
export function keepEditsOf<Value>(
  name: string,
  select: (state: WithApps) => Value | undefined,
  write: (value: Value) => boolean,
): void {
  keepers.push({ name, select, write: write as Keeper['write'] });
}

/** Writes edits once they pause, and at the latest when the page is left. */
export const keepEdits: Middleware<object, WithApps> = ({ dispatch, getState }) => {
  const waiting = new Map<Keeper, ReturnType<typeof setTimeout>>();

  const write = (keeper: Keeper) => {
    clearTimeout(waiting.get(keeper));
    waiting.delete(keeper);
    const value = keeper.select(getState());
    if (value !== undefined && !keeper.write(value)) dispatch(editsNotKept({ part: keeper.name }));
  };
  window.addEventListener('pagehide', () => {
    for (const keeper of [...waiting.keys()]) write(keeper);
  });

  return (next) => (action) => {
    const before = getState();
    const result = next(action);
    const after = getState();
    if (before.apps === after.apps) return result;
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
