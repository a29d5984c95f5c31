/** What has to be finished or cleared before the person signs out. */
export { registerSignOutGuard } from '../signOutGuards';
