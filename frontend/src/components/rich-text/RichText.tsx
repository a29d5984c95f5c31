import './rich-text.scss';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { RichTextToolbar } from './RichTextToolbar';
import { pastedHtml, sanitised } from './textFormats';

export type ReplaceText = (html: string, selection: { from: number; to: number }) => void;

export interface RichTextProps {
  /** The id of the element that names the editor. */
  readonly labelId: string;
  /** The ids of the elements that describe it. */
  readonly describedBy?: string | undefined;
  readonly initialHtml?: string;
  readonly onChange: (html: string) => void;
  /** @param replace replaces the text, and sets the caret; undo does not go back beyond it */
  readonly onReady?: (editor: Editor, replace: ReplaceText) => void;
  readonly onBlur?: () => void;
  /** Inline formats and lists only, without headings and quotes. */
  readonly short?: boolean;
  /** Whether the toolbar comes after the text, so that Tab leads from the field before into the text. */
  readonly toolbarBelow?: boolean;
  readonly readOnly?: boolean;
  readonly invalid?: boolean;
}

const aboveToolbar = { top: 8, right: 0, bottom: 160, left: 0 };

/** Two spaces stay two. */
const parseOptions = { preserveWhitespace: true } as const;

/**
 * The browser reports that the caret has moved only after the key that moved it. ProseMirror would handle a key that
 * follows immediately at the old position: after Ctrl+A and End, a letter replaced the whole text.
 */
function readSelectionNow(): boolean {
  document.dispatchEvent(new Event('selectionchange'));
  return false;
}

/** A rich text editor; its value is sanitised HTML. */
export default function RichText(props: RichTextProps) {
  const {
    labelId,
    describedBy,
    initialHtml = '',
    onChange,
    onReady,
    onBlur,
    short,
    toolbarBelow,
    readOnly,
    invalid,
  } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    // Its styles are in rich-text.scss, as the CSP blocks injected ones.
    injectCSS: false,
    content: sanitised(initialHtml),
    parseOptions,
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
      handleDOMEvents: { keydown: readSelectionNow },
      // The toolbar stays at the bottom, over the text, an email's buttons below it: the caret scrolls to above both.
      ...(toolbarBelow && { scrollThreshold: aboveToolbar, scrollMargin: aboveToolbar }),
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : sanitised(editor.getHTML())),
    onBlur: () => onBlur?.(),
  });
  const replace: ReplaceText = (html, selection) =>
    void editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(sanitised(html), { emitUpdate: false, parseOptions })
      .setTextSelection(selection)
      .run();
  const ready = useEffectEvent(() => void onReady?.(editor, replace));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per editor
  useEffect(() => ready(), [editor]);

  const toToolbar = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'F10') return;
    event.preventDefault();
    toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const tools = !readOnly && <RichTextToolbar ref={toolbar} editor={editor} short={short ?? false} />;
  return (
    <div className={clsx('rich-text', invalid && 'is-invalid')}>
      {!toolbarBelow && tools}
      <EditorContent editor={editor} className="rich-text-content" onKeyDown={toToolbar} />
      {toolbarBelow && <div className="rich-text-below">{tools}</div>}
    </div>
  );
}
