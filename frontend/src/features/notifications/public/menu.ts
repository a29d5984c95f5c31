/** The bell in the topbar, which opens the list. */
export { NotificationsMenu } from '../NotificationsMenu';
