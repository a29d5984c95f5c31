import { writeDay } from '../../lib/days';
import { fold, matchesSearch } from '../../lib/search';
import type { Chat, Exchange } from './chat';

/** Where a message is: the exchange (0 is the newest), who wrote it, and its place there. */
export interface MessagePlace {
  readonly exchange: number;
  readonly side: 'from' | 'to';
  readonly index: number;
}

export interface Message extends MessagePlace {
  readonly text: string;
  readonly isOwn: boolean;
  /** ISO 8601; undefined if unknown. */
  readonly time: string | undefined;
  readonly isEdited: boolean;
}

/** The messages of a chat in reading order, the oldest first. */
export function messagesOf({ chatHistory }: Chat): Message[] {
  const of = (exchange: Exchange, place: number, side: 'from' | 'to'): Message[] =>
    exchange[side].map((text, index) => ({
      exchange: place,
      side,
      index,
      text,
      isOwn: side === 'to',
      time: knownTime(exchange[side === 'to' ? 'toTimes' : 'fromTimes']?.[index]),
      isEdited: side === 'to' && exchange.toEdited?.[index] === true,
    }));
  return chatHistory
    .map((exchange, place) => [...of(exchange, place, 'from'), ...of(exchange, place, 'to')])
    .reverse()
    .flat();
}

/** What is stored may be damaged: a time that is none is unknown. */
const knownTime = (time: string | undefined) => (time && !Number.isNaN(Date.parse(time)) ? time : undefined);

/** When something was last written; empty if unknown. */
export const latestTime = (chat: Chat): string =>
  messagesOf(chat).reduce((latest, { time = '' }) => (time > latest ? time : latest), '');

const week = 7 * 86_400_000;

/** Whether something was written in the last seven days. Of chats without known times, what is stored decides. */
export function isRecent(chat: Chat, now = Date.now()): boolean {
  const latest = latestTime(chat);
  return latest === '' ? chat.recent : now - Date.parse(latest) < week;
}

/** Messages that follow each other on one day; without known times, those of one exchange. */
export interface MessageGroup {
  readonly key: string;
  /** The day, as `2026-11-20`; null if unknown. */
  readonly day: string | null;
  /** The number of the exchange, from 1. */
  readonly number: number;
  readonly messages: Message[];
}

export function groupMessages(chat: Chat): MessageGroup[] {
  const groups: MessageGroup[] = [];
  for (const message of messagesOf(chat)) {
    const day = message.time ? writeDay(new Date(message.time)) : null;
    const number = chat.chatHistory.length - message.exchange;
    const last = groups.at(-1);
    if (last && last.day === day && (day !== null || last.number === number)) last.messages.push(message);
    else groups.push({ key: `${day} ${number}`, day, number, messages: [message] });
  }
  return groups;
}

/** The place of a message as the page's address has it, such as `0-to-2`. */
export const writePlace = ({ exchange, side, index }: MessagePlace): string => `${exchange}-${side}-${index}`;

/** Stays with a message when one before it is deleted; without a known time it is the place. */
export const messageKey = (message: Message): string =>
  message.time ? `${message.side} ${message.time}` : writePlace(message);

/** A message that a search found. */
export interface FoundMessage {
  readonly chat: Chat;
  readonly message: Message;
}

/** Enough to choose from; a longer search leaves fewer. */
const maxFound = 100;

/** The messages with all words of the search, the newest first. */
export function findMessages(chats: readonly Chat[], search: string): FoundMessage[] {
  if (fold(search).trim() === '') return [];
  const found = chats.flatMap((chat) =>
    messagesOf(chat)
      .filter(({ text }) => matchesSearch(search, text))
      .map((message) => ({ chat, message })),
  );
  return found
    .sort((one, other) => ((one.message.time ?? '') < (other.message.time ?? '') ? 1 : -1))
    .slice(0, maxFound);
}
