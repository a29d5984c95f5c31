/** The contacts. Not in names.ts: a name needs no slice. */
export type { Contact } from '../contact';
export { loadContacts, selectContactsState } from '../contactsSlice';
