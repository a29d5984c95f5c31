import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type RootState, useAppStore } from '../../app/hooks';
import { isForgotten } from '../../lib/accountStorage';
import { selectSession, type WithSession } from './sessionSlice';
import { registerSignOutGuard } from './signOutGuards';

/**
 * What was typed in forms that went away with the session, by account and form, and what else only the page had. In
 * memory only: a stored form would have to be understood by every later version.
 */
const inputs = new Map<string, Kept>();

interface AccountStore {
  readonly getState: () => WithSession;
}

interface Kept {
  readonly input: unknown;
  /** Whether the account may still come back to it: nobody else has signed in since. */
  readonly isAwaited: () => boolean;
}

/** The browser asks before a reload, which would lose them. */
const warn = (event: BeforeUnloadEvent) => {
  if ([...inputs.values()].some(({ isAwaited }) => isAwaited())) event.preventDefault();
};

function keepUntilReturn({ getState }: AccountStore, sub: string, form: string, input: unknown): void {
  const isAwaited = () => [sub, null].includes(selectSession(getState()).sub);
  inputs.set(keyOf(sub, form), { input, isAwaited });
  window.addEventListener('beforeunload', warn);
}

function remove(keys: Iterable<string>): void {
  for (const key of keys) inputs.delete(key);
  if (inputs.size === 0) window.removeEventListener('beforeunload', warn);
}

registerSignOutGuard({ confirmSignOut: async () => true, clear: async () => remove([...inputs.keys()]) });

const keyOf = (sub: string | null, form: string) => `${sub} ${form}`;
const keyIn = (state: WithSession, form: string) => keyOf(selectSession(state).sub, form);

/** Whether the account had typed in a form that is not open again yet. */
export const hasKeptInput = (state: RootState, form: string): boolean => inputs.has(keyIn(state, form));

/** What the account had typed in a form, for the page that opens the form again; undefined for nothing. */
export function useRestoredInput<Input>(form: string): Input | undefined {
  const store = useAppStore();
  const [restored] = useState(() => inputs.get(keyIn(store.getState(), form))?.input);
  return restored as Input | undefined;
}

export interface KeptInput<Input> {
  /** What had been typed: the form begins with it. */
  readonly restored: Input | undefined;
  /** Called on each render with what would be lost; null for nothing. */
  readonly keep: (input: Input | null) => void;
}

/**
 * Keeps what is typed in a form until the account is back: a lock of the screen and a session that ends remove the form
 * without asking. Signing out discards it.
 * @param form names it among all forms, with the id of what it edits
 */
export function useKeptInput<Input>(form: string): KeptInput<Input> {
  const store = useAppStore();
  const restored = useRestoredInput<Input>(form);
  const latest = useRef<Input | null>(null);
  // Not a passive effect, which runs a moment later: the page may be reloaded at once.
  useLayoutEffect(() => {
    const { sub } = selectSession(store.getState());
    remove([keyOf(sub, form)]);
    return () => {
      const now = selectSession(store.getState());
      const isAway = now.status === 'locked' || now.sub !== sub;
      const { current: input } = latest;
      if (input === null || !isAway || sub === null || isForgotten(sub)) return;
      keepUntilReturn(store, sub, form, input);
    };
  }, [store, form]);
  const keep = useCallback((input: Input | null) => {
    latest.current = input;
  }, []);
  return { restored, keep };
}

/** What only the page has of an account, and would be lost with its session. */
export interface KeptData<Data> {
  /** Gives what was kept, once. */
  readonly take: () => Data | undefined;
  readonly keep: (data: Data) => void;
}

/**
 * Keeps data that is not of a form until the account is back, as {@link useKeptInput} does.
 * @param name names it among all forms
 */
export const keptDataOf = <Data>(store: AccountStore, sub: string, name: string): KeptData<Data> => ({
  take: () => {
    const kept = inputs.get(keyOf(sub, name));
    remove([keyOf(sub, name)]);
    return kept?.input as Data | undefined;
  },
  keep: (data) => isForgotten(sub) || keepUntilReturn(store, sub, name, data),
});
