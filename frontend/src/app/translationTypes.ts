import 'i18next';
import type calendar from '../locales/en/calendar.json';
import type chat from '../locales/en/chat.json';
import type common from '../locales/en/common.json';
import type contacts from '../locales/en/contacts.json';
import type dashboards from '../locales/en/dashboards.json';
import type demos from '../locales/en/demos.json';
import type email from '../locales/en/email.json';
import type errors from '../locales/en/errors.json';
import type layout from '../locales/en/layout.json';
import type notes from '../locales/en/notes.json';
import type rentals from '../locales/en/rentals.json';
import type session from '../locales/en/session.json';
import type shop from '../locales/en/shop.json';
import type tickets from '../locales/en/tickets.json';
import type tree from '../locales/en/tree.json';

interface Resources {
  calendar: typeof calendar;
  chat: typeof chat;
  common: typeof common;
  contacts: typeof contacts;
  dashboards: typeof dashboards;
  demos: typeof demos;
  email: typeof email;
  errors: typeof errors;
  layout: typeof layout;
  notes: typeof notes;
  rentals: typeof rentals;
  session: typeof session;
  shop: typeof shop;
  tickets: typeof tickets;
  tree: typeof tree;
}

/** The files of texts, beside the two that every page loads. */
export type Texts = Exclude<keyof Resources, 'common' | 'layout'>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
