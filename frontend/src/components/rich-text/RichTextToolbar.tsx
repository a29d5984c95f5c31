import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import redo from 'bootstrap-icons/icons/arrow-clockwise.svg?glyph';
import undo from 'bootstrap-icons/icons/arrow-counterclockwise.svg?glyph';
import code from 'bootstrap-icons/icons/code.svg?glyph';
import link from 'bootstrap-icons/icons/link-45deg.svg?glyph';
import orderedList from 'bootstrap-icons/icons/list-ol.svg?glyph';
import bulletList from 'bootstrap-icons/icons/list-ul.svg?glyph';
import blockquote from 'bootstrap-icons/icons/quote.svg?glyph';
import bold from 'bootstrap-icons/icons/type-bold.svg?glyph';
import heading from 'bootstrap-icons/icons/type-h1.svg?glyph';
import subheading from 'bootstrap-icons/icons/type-h2.svg?glyph';
import italic from 'bootstrap-icons/icons/type-italic.svg?glyph';
import strike from 'bootstrap-icons/icons/type-strikethrough.svg?glyph';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { horizontalKeys, moveFocus } from '../../lib/moveFocus';
import { isApple } from '../../lib/platform';
import { Icon, type IconShape } from '../Icon';
import { usePageTheme } from '../usePageTheme';
import { LinkForm } from './LinkForm';

type ToolName =
  | 'undo'
  | 'redo'
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'strike'
  | 'code'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote';

interface Tool {
  readonly name: ToolName;
  readonly icon: IconShape;
  /** As `aria-keyshortcuts` has them; on Apple's keyboards, ⌘ (`Meta`) is in place of `Control`. */
  readonly keys: string;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the format is active at the caret; undefined for one-time commands. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isLong?: boolean;
}

const tools: readonly Tool[] = [
  { name: 'undo', icon: undo, keys: 'Control+Z', run: (chain) => chain.undo() },
  { name: 'redo', icon: redo, keys: 'Control+Shift+Z', run: (chain) => chain.redo() },
  {
    name: 'heading',
    icon: heading,
    keys: 'Control+Alt+3',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    isLong: true,
  },
  {
    name: 'subheading',
    icon: subheading,
    keys: 'Control+Alt+4',
    run: (chain) => chain.toggleHeading({ level: 4 }),
    isOn: (editor) => editor.isActive('heading', { level: 4 }),
    isLong: true,
  },
  mark('bold', bold, 'Control+B', (chain) => chain.toggleBold()),
  mark('italic', italic, 'Control+I', (chain) => chain.toggleItalic()),
  mark('strike', strike, 'Control+Shift+S', (chain) => chain.toggleStrike()),
  mark('code', code, 'Control+E', (chain) => chain.toggleCode()),
  mark('bulletList', bulletList, 'Control+Shift+8', (chain) => chain.toggleBulletList()),
  mark('orderedList', orderedList, 'Control+Shift+7', (chain) => chain.toggleOrderedList()),
  { ...mark('blockquote', blockquote, 'Control+Shift+B', (chain) => chain.toggleBlockquote()), isLong: true },
];

function mark(name: ToolName, icon: IconShape, keys: string, run: Tool['run']): Tool {
  return { name, icon, keys, run, isOn: (editor) => editor.isActive(name) };
}

export interface RichTextToolbarProps {
  readonly editor: Editor;
  readonly short: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** One tab stop; arrow keys move between its buttons, Escape returns to the text. */
export function RichTextToolbar({ editor, short, ref }: RichTextToolbarProps) {
  const { t } = useTranslation('editor');
  const { rightToLeft } = usePageTheme();
  const [reached, setReached] = useState<string>('undo');
  const [isLinking, setLinking] = useState(false);
  const shown = tools.filter(({ isLong }) => !(short && isLong));
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: tools.filter(({ isOn }) => isOn?.(editor)).map(({ name }) => name),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
      href: editor.isActive('link') ? String(editor.getAttributes('link').href) : undefined,
    }),
  });
  const isOff = (name: string) => (name === 'undo' && !state.canUndo) || (name === 'redo' && !state.canRedo);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') editor.commands.focus();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    if (moveFocus(event, buttons, horizontalKeys(rightToLeft))) event.preventDefault();
  };
  return (
    <>
      <div
        ref={ref}
        role="toolbar"
        aria-label={t('toolbar')}
        tabIndex={-1}
        className="rich-text-toolbar"
        onKeyDown={onKeyDown}
      >
        {shown.map(({ name, icon, keys, run, isOn }) => (
          <button
            key={name}
            type="button"
            className="btn btn-icon"
            tabIndex={name === reached ? 0 : -1}
            aria-label={t(`tools.${name}`)}
            title={`${t(`tools.${name}`)} (${keys.replace('Control+', isApple ? '⌘ ' : 'Ctrl+')})`}
            aria-keyshortcuts={isApple ? keys.replace('Control', 'Meta') : keys}
            aria-pressed={isOn ? state.on.includes(name) : undefined}
            aria-disabled={isOff(name)}
            onFocus={() => setReached(name)}
            onClick={() => run(editor.chain().focus()).run()}
          >
            <Icon icon={icon} />
          </button>
        ))}
        <button
          type="button"
          className="btn btn-icon"
          tabIndex={reached === 'link' ? 0 : -1}
          aria-label={t('tools.link')}
          title={t('tools.link')}
          aria-pressed={state.href !== undefined}
          aria-expanded={isLinking}
          onFocus={() => setReached('link')}
          onClick={() => setLinking(!isLinking)}
        >
          <Icon icon={link} />
        </button>
      </div>
      {isLinking && <LinkForm editor={editor} href={state.href} onClose={() => setLinking(false)} />}
    </>
  );
}
