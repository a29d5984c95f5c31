import { createSelector } from '@reduxjs/toolkit';
import type { TFunction } from 'i18next';
import type { AppDispatch, RootState } from '../../../app/hooks';
import type { Chat } from '../../../features/chat/public/chats';
import { loadChats, selectChatState } from '../../../features/chat/public/chats';
import { type Contact, loadContacts, selectContactsState } from '../../../features/contacts/public/contacts';
import { fullName } from '../../../features/contacts/public/names';
import type { Email } from '../../../features/email/public/emails';
import { loadEmails, selectEmailState } from '../../../features/email/public/emails';
import { headingOf, loadNotes, type Note, selectNotesState } from '../../../features/notes/public/notes';
import { productAddress, products } from '../../../features/shop/public/products';
import type { Ticket } from '../../../features/tickets/public/tickets';
import { loadTickets, selectTicketsState, ticketAddress } from '../../../features/tickets/public/tickets';
import { htmlToText } from '../../../lib/plainText';
import type { Searchable } from './searchSite';

/** The account's app content as searchable items; this module is loaded only on a search. */

type Found = Omit<Searchable, 'place'>;

/** Loads each app's list, as its page does. */
export function loadApps(dispatch: AppDispatch): void {
  void dispatch(loadNotes());
  void dispatch(loadContacts());
  void dispatch(loadEmails());
  void dispatch(loadTickets());
  void dispatch(loadChats());
}

/** The combined loading status of the apps' lists. */
export function appsStatus(state: RootState): 'loading' | 'ready' | 'failed' {
  const all = [selectNotesState, selectContactsState, selectEmailState, selectTicketsState, selectChatState];
  const statuses = all.map((select) => select(state).status);
  if (statuses.includes('failed')) return 'failed';
  return statuses.every((status) => status === 'ready') ? 'ready' : 'loading';
}

const noteOf = (note: Note): Found => ({
  id: `note ${note.id}`,
  kind: 'note',
  to: `/apps/notes?id=${note.id}`,
  title: headingOf(note),
  text: note.title.split('\n').slice(1).join(' '),
});

const contactOf = (contact: Contact): Found => ({
  id: `contact ${contact.id}`,
  kind: 'contact',
  to: `/apps/contacts?id=${contact.id}`,
  title: fullName(contact),
  text: [contact.company, contact.email, contact.phone, contact.address, contact.notes].filter(Boolean).join(' · '),
});

const emailOf = (email: Email): Found => ({
  id: `email ${email.id}`,
  kind: 'email',
  to: `/apps/email?id=${email.id}`,
  title: email.subject,
  text: [email.from, email.To, htmlToText(email.emailContent).replace(/\s+/g, ' ')].filter(Boolean).join(' · '),
});

const ticketOf = ({ Id, ticketTitle, ticketDescription, AgentName }: Ticket): Found => ({
  id: `ticket ${Id}`,
  kind: 'ticket',
  to: ticketAddress(Id),
  title: ticketTitle,
  text: `#${Id} · ${AgentName} · ${ticketDescription}`,
});

const chatOf = ({ id, name, excerpt, chatHistory }: Chat): Found => ({
  id: `chat ${id}`,
  kind: 'chat',
  to: `/apps/chat?id=${id}`,
  title: name,
  text: [excerpt, ...chatHistory.flatMap(({ from, to }) => [...from, ...to])].join(' · '),
});

/** All app content that is not deleted. */
export const selectInApps = createSelector(
  [
    (state: RootState) => selectNotesState(state).items,
    (state: RootState) => selectContactsState(state).items,
    (state: RootState) => selectEmailState(state).items,
    (state: RootState) => selectTicketsState(state).items,
    (state: RootState) => selectChatState(state).items,
  ],
  (notes, contacts, emails, tickets, chats): Found[] => [
    ...notes.filter(({ deleted }) => !deleted).map(noteOf),
    ...contacts.filter(({ deleted }) => !deleted).map(contactOf),
    ...emails.filter(({ trash }) => !trash).map(emailOf),
    ...tickets.filter(({ deleted }) => !deleted).map(ticketOf),
    ...chats.map(chatOf),
  ],
);

/** The shop's products in the current language. */
export const searchableProducts = (t: TFunction<'shop'>): Found[] =>
  products.map(({ id, subject }) => ({
    id: `product ${id}`,
    kind: 'product',
    to: productAddress(id),
    title: t(`products.${subject}.name`),
    text: t(`products.${subject}.description`),
  }));
