import pencil from 'bootstrap-icons/icons/pencil.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { oncePerDoubleClick } from '../../lib/oncePerDoubleClick';
import { truncate } from '../../lib/truncate';
import type { Chat } from './chat';
import { draftChanged, messageDeleted, messageEdited, selectChatState } from './chatSlice';
import { MessageEditor } from './MessageEditor';
import { MessageText } from './MessageText';
import { type Message, messageKey, writePlace } from './messages';
import { useTimes } from './useTimes';

export interface MessageLineProps {
  readonly chat: Chat;
  readonly message: Message;
  /** Whether a search led here. */
  readonly isFound: boolean;
}

/** A message; an own one can be changed and deleted. */
export function MessageLine({ chat, message, isFound }: MessageLineProps) {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const { search, drafts } = useAppSelector(selectChatState);
  const { time: timeText } = useTimes();
  const { text, isOwn, time, isEdited, exchange, side, index } = message;
  const draftId = `${chat.id} ${messageKey(message)}`;
  /** What was typed is stored as a message's draft is, unless another message may be at its place by then. */
  const draft = time && drafts[draftId];
  const storeDraft = (typed: string) => time && dispatch(draftChanged({ id: draftId, text: typed }));
  /** The text that is being edited. */
  const [edited, setEdited] = useState(draft ? text : null);
  const editButton = useRef<HTMLButtonElement>(null);
  const place = { exchange, side, index };
  // At the place of a message without a time there may be another one by now.
  if (edited !== null && (time || edited === text)) {
    const close = () => {
      // Drawn at once: the focus does not come a frame later, when a person may be elsewhere.
      flushSync(() => setEdited(null));
      storeDraft('');
      editButton.current?.focus();
    };
    return (
      <MessageEditor
        text={text}
        draft={draft}
        onType={(typed) => storeDraft(typed === text ? '' : typed)}
        onSave={(changed) => {
          dispatch(messageEdited({ id: chat.id, place, text: changed }));
          close();
        }}
        onCancel={close}
      />
    );
  }
  return (
    <div className={clsx('chat-line', isOwn && 'chat-line-own')}>
      <p
        className={clsx('chat-message', isOwn && 'chat-message-own', isFound && 'is-found')}
        dir="auto"
        data-place={writePlace(message)}
        tabIndex={isFound ? -1 : undefined}
      >
        <span className="visually-hidden">{isOwn ? t('you') : chat.name}: </span>
        <MessageText text={text} search={search} />
        {(time || isEdited) && (
          <span className="chat-message-time">
            {isEdited && `${t('edited')} `}
            {time && <time dateTime={time}>{timeText(time)}</time>}
          </span>
        )}
      </p>
      {isOwn && (
        <span className="chat-message-tools">
          <button
            ref={editButton}
            type="button"
            className="btn btn-icon"
            aria-label={t('editMessage', { text: shortened(text) })}
            title={t('edit')}
            onClick={() => setEdited(text)}
          >
            <Icon icon={pencil} />
          </button>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('deleteMessage', { text: shortened(text) })}
            title={t('delete')}
            onClick={oncePerDoubleClick(() => dispatch(messageDeleted({ id: chat.id, place })))}
          >
            <Icon icon={trash} />
          </button>
        </span>
      )}
    </div>
  );
}

const shortened = (text: string) => (text.length > 40 ? `${truncate(text, 40)}…` : text);
