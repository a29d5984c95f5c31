/** Input of forms until the account is back. */
export { hasKeptInput, type KeptInput, useKeptInput, useRestoredInput } from '../keptInput';
