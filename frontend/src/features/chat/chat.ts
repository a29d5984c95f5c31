import { array, boolean, int, minLength, object, enum as oneOf, optional, type infer as Shape, string } from 'zod/mini';

export const presences = ['online', 'away', 'busy', 'offline'] as const;
export type Presence = (typeof presences)[number];

/** One exchange: the contact's messages and the replies to them. */
const exchangeSchema = object({
  from: array(string()),
  to: array(string()),
  /** When the messages were sent, in ISO 8601, by their places; empty or missing if unknown. */
  fromTimes: optional(array(string())),
  toTimes: optional(array(string())),
  /** Whether the sent messages were changed afterwards, by their places. */
  toEdited: optional(array(boolean())),
});
export type Exchange = Shape<typeof exchangeSchema>;

const chatSchema = object({
  id: int(),
  /** The contact's id; missing in the sample, and in what was stored before chats had it. */
  contact: optional(int()),
  name: string(),
  status: oneOf(presences),
  thumb: string(),
  recent: boolean(),
  /** The contact's job title. */
  excerpt: string(),
  /** The newest exchange first: outgoing messages are appended to the first entry's `to`. */
  chatHistory: array(exchangeSchema).check(minLength(1)),
});
export type Chat = Shape<typeof chatSchema>;
export const chatsSchema = array(chatSchema);

/** The number of messages from the contact. */
export const incomingCount = ({ chatHistory }: Chat) => chatHistory.reduce((sum, { from }) => sum + from.length, 0);

/** The newest message, incoming or outgoing. */
export function newestMessage({ chatHistory: [newest] }: Chat): { text: string; isOwn: boolean } {
  const own = newest?.to.at(-1);
  return own === undefined ? { text: newest?.from.at(-1) ?? '', isOwn: false } : { text: own, isOwn: true };
}

/** How many of a chat's incoming messages have been read, by its id. A chat without an entry was never opened. */
export type ReadCounts = Record<string, number>;

/** The number of unread incoming messages. In a chat that was never opened: those without an answer. */
export function unreadCount(chat: Chat, read: ReadCounts): number {
  const known = read[chat.id];
  if (known !== undefined) return Math.max(0, incomingCount(chat) - known);
  const [newest] = chat.chatHistory;
  return newest && newest.to.length === 0 ? newest.from.length : 0;
}
