import { createContext, useContext } from 'react';

/** True around a dashboard's cards until their first rentals are there: each holds the place that it will take. */
export const Filling = createContext(false);

export const useIsFilling = () => useContext(Filling);
