import { areInTrash, type Email, locationOf } from './email';

/**
 * The id of the email that a conversation begins with. An email stored by an earlier version is a separate
 * conversation.
 */
export const conversationOf = ({ id, conversation }: Pick<Email, 'id' | 'conversation'>): number => conversation ?? id;

/** Emails that are read together. Those in the trash are apart from the others; drafts and spam are read alone. */
export const groupOf = (email: Email): string =>
  email.draft || email.spam ? `${email.id} alone` : `${conversationOf(email)}${email.trash ? ' trash' : ''}`;

/** Of each conversation in a list, the first email. */
export function firstOfEach(emails: readonly Email[]): Email[] {
  const seen = new Set<string>();
  return emails.filter((email) => {
    const group = groupOf(email);
    if (seen.has(group)) return false;
    seen.add(group);
    return true;
  });
}

/** The emails that are read together with any of some, and those themselves. */
export function withConversations(items: readonly Email[], emails: readonly Email[]): Email[] {
  const groups = new Set(emails.map(groupOf));
  return items.filter((email) => groups.has(groupOf(email)));
}

const groupAndLocation = (email: Email) => `${groupOf(email)} ${locationOf(email)}`;

/**
 * Emails, and those of their conversations in the same folder: where they move, an answer stays in the sent folder, and
 * a draft among its drafts.
 */
export function withFolders(items: readonly Email[], emails: readonly Email[]): Email[] {
  const chosen = new Set(emails.map(groupAndLocation));
  return items.filter((email) => chosen.has(groupAndLocation(email)));
}

/** What is deleted with emails, or taken out of the trash with them, which is one folder for all. */
export const deletedWith = (items: readonly Email[], emails: readonly Email[]): Email[] =>
  areInTrash(emails) ? withConversations(items, emails) : withFolders(items, emails);

/** The conversation of an email, the oldest first. */
export const conversationWith = (items: readonly Email[], email: Email): Email[] =>
  withConversations(items, [email]).sort((one, other) =>
    one.time === other.time ? one.id - other.id : one.time < other.time ? -1 : 1,
  );

export interface ConversationSize {
  readonly count: number;
  readonly unread: number;
}

export type ConversationSizes = ReadonlyMap<string, ConversationSize>;

/** How many emails each conversation has, by `groupOf`. */
export function sizeConversations(items: readonly Email[]): ConversationSizes {
  const sizes = new Map<string, ConversationSize>();
  for (const email of items) {
    const { count, unread } = sizes.get(groupOf(email)) ?? { count: 0, unread: 0 };
    sizes.set(groupOf(email), { count: count + 1, unread: unread + Number(email.unread) });
  }
  return sizes;
}

/** Whether any email of a conversation is unread. */
export const isUnread = (email: Email, sizes: ConversationSizes): boolean =>
  (sizes.get(groupOf(email))?.unread ?? 0) > 0;
