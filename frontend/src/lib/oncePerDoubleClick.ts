import type { MouseEvent } from 'react';

/**
 * Handles a double click as one click, because another button may have come to the same place in between: “Set to
 * pending” becomes “Close”, or the row below moves up. Nobody has chosen that one.
 */
export const oncePerDoubleClick =
  <Target extends Element>(act: (event: MouseEvent<Target>) => void) =>
  (event: MouseEvent<Target>): void => {
    if (event.detail <= 1) act(event);
  };
