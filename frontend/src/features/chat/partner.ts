import { fullName } from '../contacts/public/names';
import type { Chat } from './chat';

/** A contact, as far as a chat needs it. */
export interface ChatPartner {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly image: string;
  readonly company: string;
  readonly email: string;
}

/** What a chat with a contact begins with. */
export const chatWith = (contact: ChatPartner) => ({
  contact: contact.id,
  name: fullName(contact),
  thumb: contact.image,
  excerpt: contact.company || contact.email,
});

type Named = Pick<ChatPartner, 'id' | 'firstname' | 'lastname'>;

/**
 * Whether a chat is with a contact: by id and name, as another contact may get the id of one that was deleted. A chat
 * that has no contact, or one that is gone, is with the only one of its name.
 */
export function isWith(chat: Chat, contact: Named, contacts: readonly Named[]): boolean {
  const hasName = (one: Named) => fullName(one) === chat.name;
  if (!hasName(contact)) return false;
  if (chat.contact === contact.id) return true;
  return !contacts.some((one) => one.id === chat.contact || (one.id !== contact.id && hasName(one)));
}

/** The chat with a contact. */
export function chatOf(chats: readonly Chat[], contact: Named, contacts: readonly Named[]): Chat | undefined {
  const found = chats.filter((chat) => isWith(chat, contact, contacts));
  return found.find((chat) => chat.contact === contact.id) ?? found[0];
}
