import type { Chat } from './chat';
import type { MessagePlace } from './messages';

/** A change of an own message that undo can revert. */
export interface MessageStep {
  readonly done: 'edited' | 'deleted';
  readonly chatId: number;
  readonly place: MessagePlace;
  /** What the message had. */
  readonly before: OwnMessage;
}

interface OwnMessage {
  readonly text: string;
  readonly time: string;
  readonly isEdited: boolean;
}

/** Adds an own message at a place. The lists of times are filled up to it: older messages have none. */
export function insertMessage(chat: Chat, { exchange, index }: MessagePlace, message: OwnMessage): void {
  const at = chat.chatHistory[exchange];
  if (!at) return;
  const times = filledUp(at.toTimes ?? [], at.to.length, '');
  const edited = filledUp(at.toEdited ?? [], at.to.length, false);
  at.to.splice(index, 0, message.text);
  times.splice(index, 0, message.time);
  edited.splice(index, 0, message.isEdited);
  at.toTimes = times;
  if (edited.includes(true)) at.toEdited = edited;
}

const filledUp = <Value>(values: readonly Value[], length: number, none: Value): Value[] =>
  Array.from({ length }, (_, index) => values[index] ?? none);

/** @returns what was removed; undefined if there is no such message */
export function removeMessage(chat: Chat, { exchange, index }: MessagePlace): OwnMessage | undefined {
  const at = chat.chatHistory[exchange];
  const [text] = at?.to.splice(index, 1) ?? [];
  if (!at || text === undefined) return undefined;
  const [time = ''] = at.toTimes?.splice(index, 1) ?? [];
  const [isEdited = false] = at.toEdited?.splice(index, 1) ?? [];
  return { text, time, isEdited };
}

/** Puts another text in place of a message. @returns what it had */
export function editMessage(chat: Chat, place: MessagePlace, text: string): OwnMessage | undefined {
  const before = removeMessage(chat, place);
  if (before) insertMessage(chat, place, { ...before, text, isEdited: true });
  return before;
}

export function undoStep(chat: Chat, { done, place, before }: MessageStep): void {
  if (done === 'edited') removeMessage(chat, place);
  insertMessage(chat, place, before);
}
