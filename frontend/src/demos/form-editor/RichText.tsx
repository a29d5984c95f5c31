import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { RichTextToolbar } from './RichTextToolbar';
import { pastedHtml, sanitised } from './textFormats';

export interface RichTextProps {
  /** The id of the element that names the editor. */
  readonly labelId: string;
  /** The ids of the elements that describe it. */
  readonly describedBy?: string | undefined;
  readonly initialHtml?: string;
  readonly onChange: (html: string) => void;
  readonly onReady?: (editor: Editor) => void;
  readonly onBlur?: () => void;
  /** Inline formats and lists only, without headings and quotes. */
  readonly short?: boolean;
  readonly readOnly?: boolean;
  readonly invalid?: boolean;
}

/** A rich text editor; its value is sanitised HTML. */
export default function RichText(props: RichTextProps) {
  const { labelId, describedBy, initialHtml = '', onChange, onReady, onBlur, short, readOnly, invalid } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    // Its styles are in rich-text.scss, as the CSP blocks injected ones.
    injectCSS: false,
    content: sanitised(initialHtml),
    editable: !readOnly,
    extensions: [
      StarterKit.configure({
        heading: short ? false : { levels: [3, 4] },
        ...(short && { blockquote: false, codeBlock: false, horizontalRule: false }),
        underline: false,
        link: { openOnClick: false, defaultProtocol: 'https' },
        trailingNode: false,
      }),
    ],
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-invalid': String(Boolean(invalid)),
        'aria-readonly': String(Boolean(readOnly)),
        ...(describedBy && { 'aria-describedby': describedBy }),
        dir: 'auto',
        tabindex: '0',
      },
      transformPastedHTML: pastedHtml,
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : sanitised(editor.getHTML())),
    onBlur: () => onBlur?.(),
  });
  const ready = useEffectEvent(() => void onReady?.(editor));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per editor
  useEffect(() => ready(), [editor]);

  const toToolbar = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'F10') return;
    event.preventDefault();
    toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  return (
    <div className={clsx('rich-text', invalid && 'is-invalid')}>
      {!readOnly && <RichTextToolbar ref={toolbar} editor={editor} short={short ?? false} />}
      <EditorContent editor={editor} className="rich-text-content" onKeyDown={toToolbar} />
    </div>
  );
}
