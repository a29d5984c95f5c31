import { useEffect, useState } from 'react';
import { type ErrorKey, errorKey } from '../../../cloud/errors';
import { loadWorld, type World } from './world';

export interface WorldLoad {
  readonly world: World | null;
  /** Why the map could not be loaded, if so. */
  readonly failure: ErrorKey | null;
  retry(): void;
}

/** The map: coarse as soon as it can be, then with every small country. */
export function useWorld(): WorldLoad {
  const [world, setWorld] = useState<World | null>(null);
  const [failure, setFailure] = useState<ErrorKey | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt does the same once more
  useEffect(() => {
    let gone = false;
    const show = (loaded: World) => !gone && setWorld(loaded);
    loadWorld('coarse').then(
      (coarse) => {
        show(coarse);
        // Without the finer one the coarse one does.
        if (!gone) loadWorld('fine').then(show, () => {});
      },
      (error) => !gone && setFailure(errorKey(error)),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  return {
    world,
    failure,
    retry: () => {
      setFailure(null);
      setAttempt(attempt + 1);
    },
  };
}
