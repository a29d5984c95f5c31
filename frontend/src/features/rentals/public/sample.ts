/** The guests' sample rentals, loaded when they are needed. */
export const loadSampleRentals = () => import('../sample/sampleRentals');
