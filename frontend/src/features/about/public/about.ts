/** The page About, for the component book, which shows its source. */
export { About } from '../About';
