/** The running import, in the topbar. */
export { ImportIndicator } from '../import/ImportIndicator';
