import type { Chat } from './chat';

/** A contact, as far as a chat needs it. */
export interface ChatPartner {
  readonly firstname: string;
  readonly lastname: string;
  readonly image: string;
  readonly company: string;
  readonly email: string;
}

/** What a chat with a contact begins with. */
export const chatWith = (
  { image, company, email }: ChatPartner,
  name: string,
): Pick<Chat, 'name' | 'thumb' | 'excerpt'> => ({ name, thumb: image, excerpt: company || email });
