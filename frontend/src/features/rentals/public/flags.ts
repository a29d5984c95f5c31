/** The flags of rentals and countries. */
export { drawnFlag } from '../fields/countryFlag';
