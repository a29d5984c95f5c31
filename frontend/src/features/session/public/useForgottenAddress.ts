/** Removes what an address should not retain. */
export { useForgottenAddress } from '../useForgottenAddress';
