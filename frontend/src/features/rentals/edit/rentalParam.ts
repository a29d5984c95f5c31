/** The part of the address that opens a rental's panel, over whatever page there is. */
export const rentalParam = 'rental';

/** Opens an empty panel, for a rental to be added. */
export const newRental = 'new';
