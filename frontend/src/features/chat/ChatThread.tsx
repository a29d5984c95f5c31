import envelope from 'bootstrap-icons/icons/envelope.svg?glyph';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { selectContactsState } from '../contacts/public/contacts';
import { Composer } from './Composer';
import type { Chat } from './chat';
import { MessageLine } from './MessageLine';
import { groupMessages, messageKey, writePlace } from './messages';
import { AvatarWithPresence, PresenceName } from './Presence';
import { isWith } from './partner';
import { useTimes } from './useTimes';

export interface ChatThreadProps {
  readonly chat: Chat;
  /** The place of the message that a search led to (`writePlace`). */
  readonly foundPlace: string | null;
  readonly onMarkUnread: () => void;
}

/** One chat: the contact, the messages and the field for a new one. */
export function ChatThread({ chat, foundPlace, onMarkUnread }: ChatThreadProps) {
  const { t } = useTranslation('chat');
  const { day: dayText } = useTimes();
  const { items: contacts } = useAppSelector(selectContactsState);
  const contact = contacts.find((one) => isWith(chat, one, contacts));
  const groups = groupMessages(chat);
  const count = groups.reduce((sum, { messages }) => sum + messages.length, 0);
  const log = useNewestInSight(chat.id, count);
  useFoundInSight(log, chat.id, foundPlace);
  return (
    <div className="chat-thread">
      <header className="chat-head detail-bar">
        <AvatarWithPresence chat={chat} />
        <div className="item-text">
          <h2>
            {contact ? (
              <Link className="chat-contact" to={`/apps/contacts?id=${contact.id}`}>
                {chat.name}
              </Link>
            ) : (
              chat.name
            )}
          </h2>
          <span className="item-note">
            <PresenceName chat={chat} /> · {chat.excerpt}
          </span>
        </div>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('markUnread')}
          title={t('markUnread')}
          onClick={onMarkUnread}
        >
          <Icon icon={envelope} />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area has to be reachable by keyboard */}
      <div className="chat-log" role="log" aria-label={t('log', { name: chat.name })} tabIndex={0} ref={log}>
        {groups.map(({ key, day, number, messages }) => {
          const heading = day === null ? t('exchange', { number }) : dayText(day);
          return (
            <section key={`${chat.id} ${key}`} className="chat-exchange" aria-label={heading}>
              <p className="chat-exchange-number">{heading}</p>
              {messages.map((message) => (
                <MessageLine
                  key={messageKey(message)}
                  chat={chat}
                  message={message}
                  isFound={writePlace(message) === foundPlace}
                />
              ))}
            </section>
          );
        })}
        {count === 0 && <p className="chat-none">{t('noMessages')}</p>}
      </div>
      <Composer key={chat.id} chat={chat} />
    </div>
  );
}

/**
 * Scrolls the log to its end: instantly in a chat just opened and when the field below grows, smoothly when a message
 * is added.
 */
function useNewestInSight(chatId: number, count: number) {
  const log = useRef<HTMLDivElement>(null);
  const shown = useRef({ chatId: -1, count: 0 });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { chatId, count };
    const isOpened = before.chatId !== chatId;
    if (!isOpened && count <= before.count) return;
    log.current?.scrollTo?.({ top: log.current.scrollHeight, behavior: isOpened ? 'instant' : 'smooth' });
  }, [chatId, count]);
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    let isAtEnd = true;
    const notice = () => {
      isAtEnd = element.scrollHeight - element.clientHeight - element.scrollTop < nearEnd;
    };
    const resized = new ResizeObserver(() => {
      if (isAtEnd) element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
    });
    element.addEventListener('scroll', notice);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', notice);
      resized.disconnect();
    };
  }, []);
  return log;
}

/** Scrolls to the message that a search led to, and moves the focus there. */
function useFoundInSight(log: RefObject<HTMLDivElement | null>, chatId: number, place: string | null): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same message again goes there again
  useEffect(() => {
    if (place === null) return;
    const message = [...(log.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].find(
      ({ dataset }) => dataset.place === place,
    );
    message?.scrollIntoView?.({ block: 'center' });
    message?.focus({ preventScroll: true });
  }, [log, chatId, place, key]);
}

/** In pixels: within this distance of the end, the log follows new messages. */
const nearEnd = 24;
