import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawWhenSeen } from '../lib/drawWhenSeen';

/** Whether an expensive part should be drawn: once it was in view, or is printed. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    // Before printing there is no later.
    return drawWhenSeen(place.current, { draw: () => flushSync(() => setSeen(true)) });
  }, [isSeen, place]);
  return isSeen;
}
