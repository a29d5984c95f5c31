import { createContext, useContext } from 'react';

/** True until the first rentals have loaded: each card of the dashboard reserves its space. */
export const Filling = createContext(false);

export const useIsFilling = () => useContext(Filling);
