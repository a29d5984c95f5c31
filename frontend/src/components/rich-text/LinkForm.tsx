import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FormFeedback, Input, Label } from 'reactstrap';
import { isOfInputMethod } from '../../lib/isOfInputMethod';
import { stopEscape } from '../../lib/stopEscape';
import { linkTo } from './linkTo';

export interface LinkFormProps {
  readonly editor: Editor;
  /** The URL of the link at the caret. */
  readonly href: string | undefined;
  readonly onClose: () => void;
}

/** A form for the URL of the selected text's link, or of the link at the caret. */
export function LinkForm({ editor, href, onClose }: LinkFormProps) {
  const { t } = useTranslation('editor');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(href ?? '');
  const [isWrong, setWrong] = useState(false);
  useEffect(() => input.current?.focus(), []);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const link = linkTo(address);
    if (!link) {
      setWrong(true);
      return input.current?.focus();
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !href) {
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: link } }] }).run();
    } else {
      chain.setLink({ href: link }).run();
    }
    close();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };
  // Not a form element: the editor may be in a form, and forms cannot be nested.
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    if (event.key === 'Escape') {
      stopEscape(event);
      close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      apply();
    }
  };
  return (
    <div className="rich-text-link">
      <Label for={id} className="mb-0">
        {t('linkForm.label')}
      </Label>
      <div className="rich-text-address">
        <Input
          innerRef={input}
          id={id}
          inputMode="url"
          autoComplete="off"
          placeholder="polder.test"
          value={address}
          invalid={isWrong}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
          onKeyDown={onKeyDown}
        />
        {isWrong && <FormFeedback id={`${id}-problem`}>{t('linkForm.problem')}</FormFeedback>}
      </div>
      <Button color="primary" onClick={apply}>
        {t('linkForm.apply')}
      </Button>
      {href !== undefined && (
        <Button color="secondary" outline onClick={remove}>
          {t('linkForm.remove')}
        </Button>
      )}
    </div>
  );
}
