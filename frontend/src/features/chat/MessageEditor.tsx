import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfInputMethod } from '../../lib/isOfInputMethod';
import { visibleText } from '../../lib/visibleText';

export interface MessageEditorProps {
  readonly text: string;
  /** What was typed before; undefined for nothing. */
  readonly draft: string | undefined;
  readonly onType: (text: string) => void;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** The field in place of an own message: Enter saves, Shift+Enter starts a new line, Escape cancels. */
export function MessageEditor({ text, draft, onType, onSave, onCancel }: MessageEditorProps) {
  const { t } = useTranslation('chat');
  const [changed, setChanged] = useState(draft ?? text);
  const field = useRef<HTMLTextAreaElement>(null);
  // Somebody opens the chat, not this field, where a change of before is still there.
  const takesFocus = useRef(draft === undefined).current;
  useEffect(() => {
    if (!takesFocus) return;
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  }, [takesFocus, text]);
  const isBlank = visibleText(changed) === '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && !event.shiftKey) {
      if (!isBlank) onSave(changed);
    } else return;
    event.preventDefault();
  };
  return (
    <form
      className="chat-message-editor"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(changed);
      }}
    >
      <textarea
        ref={field}
        className="form-control"
        rows={2}
        maxLength={4000}
        dir="auto"
        aria-label={t('editField')}
        value={changed}
        onChange={({ target }) => {
          setChanged(target.value);
          onType(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onCancel}>
        {t('cancel', { ns: 'apps' })}
      </button>
      <button type="submit" className="btn btn-sm btn-primary" disabled={isBlank}>
        {t('save')}
      </button>
    </form>
  );
}
