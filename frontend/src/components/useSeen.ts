import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawWhenSeen } from '../lib/drawWhenSeen';

/** Whether an expensive part should be drawn: once it was in view, in pieces, or is printed, at once. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  const onDrawn = useRef(() => {});
  useEffect(() => {
    if (isSeen) return onDrawn.current();
    if (!place.current) return;
    return drawWhenSeen(place.current, {
      draw: () =>
        new Promise((resolve) => {
          onDrawn.current = resolve;
          startTransition(() => setSeen(true));
        }),
      drawNow: () => flushSync(() => setSeen(true)),
    });
  }, [isSeen, place]);
  // What leaves the page while it is drawn is not waited for.
  useEffect(() => () => onDrawn.current(), []);
  return isSeen;
}
