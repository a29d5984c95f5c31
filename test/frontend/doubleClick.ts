import { fireEvent } from '@testing-library/react';

/** Clicks what is in a place twice in quick succession; another element may be in it the second time. */
export function doubleClick(elementInPlace: () => HTMLElement): void {
  for (const detail of [1, 2]) fireEvent.click(elementInPlace(), { detail });
}
