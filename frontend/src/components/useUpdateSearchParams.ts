import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Parameters to set, by name; null takes one out. */
type Changes = Readonly<Record<string, string | null>>;

/** The parameters to be, from those there are. */
type Rewrite = (now: URLSearchParams) => URLSearchParams;

interface Options {
  /** Where Back should not return to the present address. */
  readonly replace?: boolean;
  /** The state of this history entry only. */
  readonly state?: unknown;
  /** The page is drawn synchronously, so that the next key press applies to what it shows then. */
  readonly flushSync?: boolean;
}

export type UpdateSearchParams = (changes: Changes | Rewrite, options?: Options) => void;

/**
 * Changes parameters of the page's address; the page stays where it is scrolled to. What counts is the address as it is
 * at that moment: the component may have been drawn with an older one, and two changes that follow each other closely
 * would then undo one another.
 */
export function useUpdateSearchParams(): UpdateSearchParams {
  const navigate = useNavigate();
  return useCallback<UpdateSearchParams>(
    (changes, { replace = false, state, flushSync = false } = {}) => {
      const now = new URLSearchParams(window.location.search);
      const before = now.toString();
      const next = (typeof changes === 'function' ? changes(now) : withChanges(now, changes)).toString();
      // A history entry with the same address would cost one more press of Back.
      if (next === before && !(replace && state !== undefined)) return;
      navigate({ search: next }, { replace, state, flushSync, preventScrollReset: true });
    },
    [navigate],
  );
}

function withChanges(parameters: URLSearchParams, changes: Changes): URLSearchParams {
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return parameters;
}
