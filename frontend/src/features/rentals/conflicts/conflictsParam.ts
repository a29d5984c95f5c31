/** The part of the address that opens the list of conflicts, over whatever page there is. */
export const conflictsParam = 'conflicts';

/** The query string with the list of conflicts open. */
export function withConflicts(search: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(search);
  params.set(conflictsParam, '');
  return params;
}

export function withoutConflicts(search: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete(conflictsParam);
  return params;
}
