import { useEffect, useState } from 'react';
import { loadWorld, type World } from './world';

export interface WorldLoad {
  readonly world: World | null;
  /** Why the map could not be loaded; null without a failure. */
  readonly failure: unknown;
  retry(): void;
}

/**
 * The map, in the detail that the zoom level needs.
 * @param isClose true once the map is zoomed in further than the whole world
 */
export function useWorld(isClose: boolean): WorldLoad {
  const [world, setWorld] = useState<World | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again at each retry
  useEffect(() => {
    let gone = false;
    loadWorld('coarse').then(
      (coarse) => !gone && setWorld((shown) => shown ?? coarse),
      (error: unknown) => !gone && setFailure(error),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  useEffect(() => {
    if (!isClose) return;
    let gone = false;
    // If the fine map fails to load, the coarse one stays.
    loadWorld('fine').then(
      (fine) => !gone && setWorld(fine),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [isClose]);

  return {
    world,
    failure,
    retry: () => {
      setFailure(null);
      setAttempt(attempt + 1);
    },
  };
}
