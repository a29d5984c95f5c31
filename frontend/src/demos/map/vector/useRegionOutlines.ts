import { useEffect, useState } from 'react';
import type { Region } from './regions';

const files = {
  europe: () => import('./outlines/europe.json'),
  netherlands: () => import('./outlines/netherlands.json'),
};
const none: readonly string[] = [];

/** A region's countries as SVG paths, which frontend/build/world-outlines.mts has drawn; none until they are loaded. */
export function useRegionOutlines(region: Region): readonly string[] {
  const [outlines, setOutlines] = useState(none);
  useEffect(() => {
    let gone = false;
    files[region]().then(({ default: loaded }) => !gone && setOutlines(loaded));
    return () => {
      gone = true;
    };
  }, [region]);
  return outlines;
}
