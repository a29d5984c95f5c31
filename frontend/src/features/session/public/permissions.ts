/** What the person may do, and why not. */
export { useCan, useDenial, useDenialKey } from '../useCan';
