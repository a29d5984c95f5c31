/** Input of forms until the account is back. */
export { type KeptInput, useKeptInput, useRestoredInput } from '../keptInput';
