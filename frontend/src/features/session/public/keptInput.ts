/** Input of forms, and other data that only the page has, until the account is back. */
export {
  hasKeptInput,
  type KeptData,
  type KeptInput,
  keptDataOf,
  useKeptInput,
  useRestoredInput,
} from '../keptInput';
