import type { MouseEvent } from 'react';

/**
 * Handles a double click as one click, because the button may have changed in between: “Set to pending” becomes
 * “Close”, or the row below moves up.
 */
export const oncePerDoubleClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) act();
  };
