/** The query parameter that opens a rental's panel, over any page. */
export const rentalParam = 'rental';

/** Opens an empty panel for a new rental. */
export const newRental = 'new';
