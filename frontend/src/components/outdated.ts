import { createContext } from 'react';

/**
 * Whether Polder answers, and lacks a file of the open release: a newer one has probably taken its place. The
 * application provides it, as what features share knows none of them.
 */
export const OutdatedContext = createContext(false);
