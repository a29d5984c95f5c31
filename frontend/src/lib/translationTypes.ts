import 'i18next';
import type about from '../locales/en/about.json';
import type activity from '../locales/en/activity.json';
import type apps from '../locales/en/apps.json';
import type calendar from '../locales/en/calendar.json';
import type chat from '../locales/en/chat.json';
import type common from '../locales/en/common.json';
import type contacts from '../locales/en/contacts.json';
import type customizer from '../locales/en/customizer.json';
import type dashboards from '../locales/en/dashboards.json';
import type demos from '../locales/en/demos.json';
import type design from '../locales/en/design.json';
import type editor from '../locales/en/editor.json';
import type email from '../locales/en/email.json';
import type errors from '../locales/en/errors.json';
import type gallery from '../locales/en/gallery.json';
import type importTexts from '../locales/en/import.json';
import type invitation from '../locales/en/invitation.json';
import type layout from '../locales/en/layout.json';
import type lock from '../locales/en/lock.json';
import type maintenance from '../locales/en/maintenance.json';
import type notes from '../locales/en/notes.json';
import type notifications from '../locales/en/notifications.json';
import type palette from '../locales/en/palette.json';
import type people from '../locales/en/people.json';
import type profile from '../locales/en/profile.json';
import type rentals from '../locales/en/rentals.json';
import type search from '../locales/en/search.json';
import type sentence from '../locales/en/sentence.json';
import type session from '../locales/en/session.json';
import type settings from '../locales/en/settings.json';
import type shop from '../locales/en/shop.json';
import type text from '../locales/en/text.json';
import type tickets from '../locales/en/tickets.json';
import type tree from '../locales/en/tree.json';

interface Resources {
  about: typeof about;
  activity: typeof activity;
  apps: typeof apps;
  calendar: typeof calendar;
  chat: typeof chat;
  common: typeof common;
  contacts: typeof contacts;
  customizer: typeof customizer;
  dashboards: typeof dashboards;
  demos: typeof demos;
  design: typeof design;
  editor: typeof editor;
  email: typeof email;
  errors: typeof errors;
  gallery: typeof gallery;
  import: typeof importTexts;
  layout: typeof layout;
  invitation: typeof invitation;
  lock: typeof lock;
  maintenance: typeof maintenance;
  notes: typeof notes;
  notifications: typeof notifications;
  palette: typeof palette;
  people: typeof people;
  profile: typeof profile;
  rentals: typeof rentals;
  search: typeof search;
  sentence: typeof sentence;
  session: typeof session;
  settings: typeof settings;
  shop: typeof shop;
  text: typeof text;
  tickets: typeof tickets;
  tree: typeof tree;
}

/** The files of texts, beside those that every page loads. */
export type Texts = Exclude<keyof Resources, 'common' | 'layout' | 'errors'>;

/** Those of an app with a list and the item chosen in it. */
export type ListTexts = {
  [Name in Texts]: Resources[Name] extends Record<ListText, string> ? Name : never;
}[Texts];

type ListText = 'title' | 'summary_other' | 'list' | 'detail' | 'search' | 'found_other';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
