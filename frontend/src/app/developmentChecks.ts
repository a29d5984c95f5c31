/** Redux's development checks traverse the whole state; with 100,000 rentals that takes longer than a frame. */
export const developmentChecks = {
  immutableCheck: { ignoredPaths: ['rentals'] },
  serializableCheck: { ignoredPaths: ['rentals'], ignoredActionPaths: ['payload.rentals', 'payload.answer'] },
};
