/** The name of a file's review among the forms whose input is kept (session/keptInput.ts). */
export const reviewForm = 'import review';
