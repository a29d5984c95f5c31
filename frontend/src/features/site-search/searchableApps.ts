import { searchableCalendar } from '../calendar/public/searchable';
import { searchableChats } from '../chat/public/searchable';
import { searchableContacts } from '../contacts/public/searchable';
import { searchableEmails } from '../email/public/searchable';
import { searchableNotes } from '../notes/public/searchable';
import type { SearchableApp } from '../sample-data/public/searchableApp';
import { searchableOrders, searchableProducts } from '../shop/public/searchable';
import { searchableTickets } from '../tickets/public/searchable';
import { searchableHomes } from '../tree/public/searchable';

/** The apps in which the search page and the palette find something; loaded only on a search. */
export const searchableApps: readonly SearchableApp[] = [
  searchableNotes,
  searchableContacts,
  searchableEmails,
  searchableTickets,
  searchableChats,
  searchableCalendar,
  searchableProducts,
  searchableOrders,
  searchableHomes,
];
