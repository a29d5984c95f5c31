import send from 'bootstrap-icons/icons/send.svg?glyph';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { isOfInputMethod } from '../../lib/isOfInputMethod';
import { visibleText } from '../../lib/visibleText';
import type { Chat } from './chat';
import { draftChanged, messageSent, selectChatState } from './chatSlice';

/** The field for a message: Enter sends it, Shift+Enter starts a new line. Unsent text is stored as a draft. */
export function Composer({ chat }: { readonly chat: Chat }) {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => selectChatState(state).drafts[chat.id] ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();

  const submit = () => {
    dispatch(messageSent({ id: chat.id, text }));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event)) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="chat-composer-row">
        <textarea
          ref={field}
          className="form-control"
          rows={1}
          maxLength={4000}
          dir="auto"
          aria-label={t('write', { name: chat.name })}
          aria-describedby={hintId}
          placeholder={t('placeholder')}
          value={text}
          onChange={(event) => dispatch(draftChanged({ id: chat.id, text: event.target.value }))}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="btn btn-primary" disabled={visibleText(text) === ''}>
          <Icon icon={send} directional />
          {t('send')}
        </button>
      </div>
      <p id={hintId} className="chat-hint">
        {t('hint')}
      </p>
    </form>
  );
}
