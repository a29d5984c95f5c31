import { createContext, useContext } from 'react';

/** True around a dashboard's cards until their first rentals have loaded: each card reserves its space. */
export const Filling = createContext(false);

export const useIsFilling = () => useContext(Filling);
