import type { RootState } from '../../../app/hooks';

/** The name of a file's review among the forms whose input is kept (session/keptInput.ts). */
export const reviewForm = 'import review';

/** Whether the top bar has to show a review again. Set by the dialog, which alone keeps one: other visits need not load it. */
export const keptReview: { isWaiting?: (state: RootState) => boolean } = {};
