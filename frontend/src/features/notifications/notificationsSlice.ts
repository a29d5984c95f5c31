import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { FlatNamespace, ParseKeys } from 'i18next';
import { locked, sessionLost, signedIn, signedOut } from '../session/public/session';

export type NotificationKind = 'success' | 'info' | 'warning' | 'danger';

/** A translation key of any feature, prefixed with its namespace: `notes:deleted`. */
export type NotificationText = Extract<ParseKeys<FlatNamespace[]>, `${string}:${string}`>;

/** The action of a notification: a function that runs once, or a page to open. */
export type NotificationAction = { textKey: NotificationText } & ({ run: () => void } | { to: string });

/** A notification as a feature creates it. */
export interface Notice {
  kind: NotificationKind;
  textKey: NotificationText;
  params?: Record<string, string | number>;
  action?: NotificationAction;
  /** Only for the history: the page itself already shows it. */
  quiet?: boolean;
  /** It tells what somebody else changed. */
  byOthers?: boolean;
  /** A notice replaces an earlier one on the same topic, such as the connection. */
  topic?: string;
}

/** The serialisable part of a notice, in the store. */
export interface Notification {
  id: string;
  kind: NotificationKind;
  textKey: NotificationText;
  params: Record<string, string | number>;
  topic: string | null;
  byOthers: boolean;
  /** `to` is null for an action that runs a function: see {@link runAction}. */
  action: { textKey: NotificationText; to: string | null } | null;
  /** In milliseconds since 1970. */
  at: number;
  isRead: boolean;
  /** Whether it is still visible as a toast. */
  isToast: boolean;
}

export interface NotificationsState {
  /** The newest first. */
  items: Notification[];
  /** Counts this tab's changes of the list: each is to be stored. */
  changes: number;
}

/** The topic of an ended session; the notification is removed when a new session starts. */
export const sessionTopic = 'session';

const maxRetained = 50;
const initialState: NotificationsState = { items: [], changes: 0 };

// Functions cannot be in the store: the actions are here, by notification id.
const runs = new Map<string, () => void>();

/** @param at milliseconds since 1970 */
function notificationOf(notice: Notice, id: string, at: number): Notification {
  const { kind, textKey, params = {}, topic = null, byOthers = false, quiet = false } = notice;
  const action = notice.action
    ? { textKey: notice.action.textKey, to: 'to' in notice.action ? notice.action.to : null }
    : null;
  return { id, kind, textKey, params, topic, byOthers, action, at, isRead: false, isToast: !quiet };
}

function add(state: NotificationsState, notification: Notification): void {
  const others = state.items.filter(({ topic }) => topic === null || topic !== notification.topic);
  state.items = [notification, ...others].slice(0, maxRetained);
  state.changes++;
}

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notify: {
      prepare(notice: Notice) {
        const id = nanoid();
        if (notice.action && 'run' in notice.action) runs.set(id, notice.action.run);
        return { payload: notificationOf(notice, id, Date.now()) };
      },
      reducer(state, { payload }: PayloadAction<Notification>) {
        add(state, payload);
      },
    },
    toastClosed(state, { payload: id }: PayloadAction<string>) {
      for (const item of state.items) if (item.id === id) item.isToast = false;
    },
    /** A page stays to be read about. What a function undid or settled is no longer so: the notification goes. */
    actionTaken(state, { payload: id }: PayloadAction<string>) {
      state.items = state.items.filter((item) => item.id !== id || item.action?.to);
      for (const item of state.items) if (item.id === id) Object.assign(item, { action: null, isToast: false });
      state.changes++;
    },
    notificationsRead(state) {
      for (const item of state.items) item.isRead = true;
      state.changes++;
    },
    notificationsCleared: ({ changes }) => ({ items: [], changes: changes + 1 }),
    /**
     * Adds the stored list to this tab's own. Where it replaces (another tab has changed it, another account is signed
     * in), only what is still a toast stays of this tab's. This tab alone knows its toasts and functions.
     */
    notificationsRestored(state, { payload }: PayloadAction<{ stored: Notification[]; replaces: boolean }>) {
      const { stored, replaces } = payload;
      const known = new Map(stored.map((item) => [item.id, item]));
      const own = state.items
        .filter(({ id, isToast }) => known.has(id) || isToast || !replaces)
        .map((item) => ({ ...item, isRead: known.get(item.id)?.isRead ?? item.isRead }));
      const topics = new Set(own.flatMap(({ topic }) => topic ?? []));
      const ids = new Set(own.map(({ id }) => id));
      const added = stored.filter(({ id, topic }) => !ids.has(id) && (topic === null || !topics.has(topic)));
      state.items = [...own, ...added].sort((one, other) => other.at - one.at).slice(0, maxRetained);
    },
  },
  extraReducers: (builder) => {
    builder
      // The next account must not see the previous one's notifications.
      .addCase(signedOut, ({ changes }) => ({ items: [], changes }))
      .addCase(sessionLost, (state, { payload: { reason, signInAt, at } }) =>
        add(
          state,
          notificationOf(
            {
              kind: 'warning',
              textKey: reason === 'refused' ? 'notifications:session.ended' : 'notifications:session.tokensMissing',
              action: { textKey: 'notifications:session.signIn', to: signInAt },
              topic: sessionTopic,
            },
            `session-${at}`,
            at,
          ),
        ),
      )
      .addCase(signedIn, (state) => {
        state.items = state.items.filter(({ topic }) => topic !== sessionTopic);
      })
      .addCase(locked, (state) => {
        for (const item of state.items) item.isToast = false;
      });
  },
});

export const { notify, toastClosed, actionTaken, notificationsRead, notificationsCleared, notificationsRestored } =
  notificationsSlice.actions;
export const notificationsReducer = notificationsSlice.reducer;

/** Runs the function of a notification's action, once; does nothing for a link. */
export function runAction(id: string): void {
  const run = runs.get(id);
  runs.delete(id);
  run?.();
}

interface WithNotifications {
  notifications: NotificationsState;
}

/** Forgets the functions of notifications that are gone: they hold what an undo would bring back. */
export function forgetActions({ notifications: { items } }: WithNotifications): void {
  for (const id of runs.keys()) if (!items.some((item) => item.id === id)) runs.delete(id);
}

export const selectNotifications = (state: WithNotifications) => state.notifications.items;
export const selectNotificationChanges = (state: WithNotifications) => state.notifications.changes;
export const selectHasToasts = (state: WithNotifications) => state.notifications.items.some(({ isToast }) => isToast);
export const selectUnreadCount = (state: WithNotifications) =>
  state.notifications.items.filter(({ isRead }) => !isRead).length;
