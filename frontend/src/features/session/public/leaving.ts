/** Signs out, or locks the screen. */
export { leaveDeletedAccount, lockScreen, signOut } from '../leavingActions';
