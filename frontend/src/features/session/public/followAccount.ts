/** Tells the store when another account signs in. */
export { followAccount } from '../accountChange';
