/** Notifies the person: a toast, and an entry in the list. */
export {
  type Notice,
  type NotificationText,
  notify,
  selectNotifications,
  sessionTopic,
  toastClosed,
} from '../notificationsSlice';
