import envelope from 'bootstrap-icons/icons/envelope.svg?glyph';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { Composer } from './Composer';
import { type Chat, numberedExchanges } from './chat';
import { chatMarkedUnread } from './chatSlice';
import { PortraitWithPresence, PresenceName } from './Presence';

/** One chat: the contact, the messages and the field for a new one. */
export function ChatThread({ chat }: { readonly chat: Chat }) {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const log = useNewestInSight(chat);
  return (
    <div className="chat-thread">
      <header className="chat-head">
        <PortraitWithPresence chat={chat} />
        <div className="item-text">
          <h2>{chat.name}</h2>
          <span className="item-note">
            <PresenceName chat={chat} /> · {chat.excerpt}
          </span>
        </div>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('markUnread')}
          title={t('markUnread')}
          onClick={() => dispatch(chatMarkedUnread(chat.id))}
        >
          <Icon icon={envelope} />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area has to be reachable by keyboard */}
      <div className="chat-log" role="log" aria-label={t('log', { name: chat.name })} tabIndex={0} ref={log}>
        {numberedExchanges(chat).map(({ number, from, to }) => (
          <section key={number} className="chat-exchange" aria-label={t('exchange', { number })}>
            <p className="chat-exchange-number">{t('exchange', { number })}</p>
            <Messages who={chat.name} texts={from} />
            <Messages who={t('you')} texts={to} isOwn />
          </section>
        ))}
      </div>
      <Composer key={chat.id} chat={chat} />
    </div>
  );
}

interface MessagesProps {
  readonly who: string;
  readonly texts: string[];
  readonly isOwn?: boolean;
}

function Messages({ who, texts, isOwn = false }: MessagesProps) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever appended
    <p key={index} className={isOwn ? 'chat-message chat-message-own' : 'chat-message'} dir="auto">
      <span className="visually-hidden">{who}: </span>
      {text}
    </p>
  ));
}

/**
 * Scrolls the log to its end: instantly in a chat just opened and when the field below grows, smoothly when a message
 * is added.
 */
function useNewestInSight(chat: Chat) {
  const log = useRef<HTMLDivElement>(null);
  const shown = useRef<number | null>(null);
  useLayoutEffect(() => {
    const behavior = shown.current === chat.id ? 'smooth' : 'instant';
    shown.current = chat.id;
    log.current?.scrollTo?.({ top: log.current.scrollHeight, behavior });
  }, [chat]);
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

/** In pixels: within this distance of the end, the log follows new messages. */
const nearEnd = 24;
