import type { MouseEvent } from 'react';

/**
 * Takes a double click for one: for a button that by then is another, as “Set to pending” becomes “Close”, or that has
 * come from the row below.
 */
export const oncePerDoubleClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) act();
  };
