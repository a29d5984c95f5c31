/** The part of the address that opens the list of conflicts, over whatever page there is. */
export const conflictsParam = 'conflicts';
