/** The query parameter that opens the list of conflicts, over any page. */
export const conflictsParam = 'conflicts';
