/** The part of the address that opens a rental's panel, over whatever page there is. */
export const rentalParam = 'rental';

/** Opens an empty panel, for a rental to be added. */
export const newRental = 'new';

/** The query string with a rental's panel open; `null` closes it. */
export function withRental(search: URLSearchParams, id: string | null): URLSearchParams {
  const params = new URLSearchParams(search);
  if (id === null) params.delete(rentalParam);
  else params.set(rentalParam, id);
  return params;
}
