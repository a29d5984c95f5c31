import type { ReactNode } from 'react';

/**
 * A sentence with names in it (lib/isolate.ts). Each becomes an element, in place of the two characters around it, which
 * would be copied with the text.
 */
export const withNames = (sentence: string): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
  sentence.split(/[\u2068\u2069]/).map((part, index) => (index % 2 === 0 ? part : <bdi key={index}>{part}</bdi>));
