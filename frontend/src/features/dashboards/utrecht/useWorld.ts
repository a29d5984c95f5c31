import { useEffect, useState } from 'react';
import { loadWorld, type World } from './world';

export interface WorldLoad {
  readonly world: World | null;
  readonly failed: boolean;
  retry(): void;
}

/** The map: coarse as soon as it can be, then with every small country. */
export function useWorld(): WorldLoad {
  const [world, setWorld] = useState<World | null>(null);
  const [failed, setFailed] = useState(false);
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
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  return {
    world,
    failed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
