import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { htmlToText, splitPlainStart, textToHtml } from '../../lib/plainText';
import { defineLazy, LazyComponent } from '../LazyComponent';
import type { ReplaceText } from './RichText';

const richText = defineLazy(() => import('./RichText'), ['editor']);

export interface RichTextFieldProps {
  /** The id of the element that names the field. */
  readonly labelId: string;
  readonly describedBy?: string;
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Whether it takes the focus when it is first shown. */
  readonly takesFocus?: boolean;
  readonly short?: boolean;
}

/** A field for rich text. Other HTML than its last change, as from another tab, reopens it with that. */
export function RichTextField({ html, onChange, takesFocus = false, ...given }: RichTextFieldProps) {
  const own = useRef({ html, version: 0 });
  if (own.current.html !== html) own.current = { html, version: own.current.version + 1 };
  const { version } = own.current;
  return (
    <EditedText
      {...given}
      key={version}
      html={html}
      takesFocus={takesFocus && version === 0}
      onChange={(changed) => {
        own.current = { ...own.current, html: changed };
        onChange(changed);
      }}
    />
  );
}

/**
 * Usable at once: a plain text field until the editor is loaded, which then continues with what was typed, at the same
 * caret. Tab leads into the text before and after. Without a network it stays a plain text field.
 */
function EditedText({ html: initialHtml, onChange, takesFocus = false, ...given }: RichTextFieldProps) {
  const [isReady, setReady] = useState(false);
  const [{ text, rest }, setPlain] = useState(() => splitPlainStart(initialHtml));
  const [first] = useState(initialHtml);
  const html = useRef(initialHtml);
  const field = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  const takeOver = useRef<() => void>(undefined);

  const shouldFocus = useRef(takesFocus);
  useEffect(() => {
    field.current?.setSelectionRange(0, 0);
    if (shouldFocus.current) field.current?.focus();
  }, []);

  const change = (changed: string) => {
    html.current = changed;
    onChange(changed);
  };
  // In one task: no key can come between the text field and the editor.
  const onReady = (editor: Editor, replace: ReplaceText) => {
    takeOver.current = () => {
      // A letter that is being composed would be lost.
      if (!field.current || isComposing.current || editor.isDestroyed) return;
      const { selectionStart, selectionEnd } = field.current;
      const hasFocus = document.activeElement === field.current;
      // The editor counts positions as the plain text does, from 1.
      replace(html.current, { from: selectionStart + 1, to: selectionEnd + 1 });
      flushSync(() => setReady(true));
      if (hasFocus) editor.view.focus();
    };
    // React refuses flushSync within an effect.
    queueMicrotask(() => takeOver.current?.());
  };
  return (
    <>
      {!isReady && (
        <textarea
          ref={field}
          className="form-control"
          aria-labelledby={given.labelId}
          aria-describedby={given.describedBy}
          dir="auto"
          value={text}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={() => {
            isComposing.current = false;
            setTimeout(() => takeOver.current?.());
          }}
          onChange={({ target }) => {
            setPlain({ text: target.value, rest });
            change(textToHtml(target.value) + rest);
          }}
        />
      )}
      {!isReady && rest && <div className="rich-text-rest">{htmlToText(rest)}</div>}
      <div className="rich-text-field" hidden={!isReady}>
        <LazyComponent
          part={richText}
          props={{ ...given, toolbarBelow: true, initialHtml: first, onChange: change, onReady }}
        />
      </div>
    </>
  );
}
