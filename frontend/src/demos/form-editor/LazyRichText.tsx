import '../../components/rich-text/rich-text.scss';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { RichTextProps } from '../../components/rich-text/RichText';
import { loadTexts } from '../../lib/loadTexts';
import { useTexts } from '../frame/useTexts';
import { useTurn } from '../frame/useTurn';

let loaded: ComponentType<RichTextProps> | undefined;
const load = async () => {
  await loadTexts(['editor']);
  const module = await import('../../components/rich-text/RichText');
  loaded = module.default;
  return module;
};
const NotLoaded = lazy(load);

/** The buttons of the toolbar: their places wrap as they do, so that nothing below moves when the editor is there. */
const allTools = 12;
const shortTools = 9;

interface LazyRichTextProps extends RichTextProps {
  /** Another one starts a new editor, with the initial text. */
  readonly editorKey?: string | number;
}

/** The editor, loaded when it is first rendered, as it is 130 kB. */
export function LazyRichText({ editorKey, ...props }: LazyRichTextProps) {
  const text = useTexts(texts);
  const isDrawn = useTurn(load);
  const loading = (
    <div className="rich-text" role="status">
      <span className="visually-hidden">{text.loading}</span>
      <div className="rich-text-toolbar invisible" aria-hidden="true" aria-busy="true">
        {Array.from({ length: props.short ? shortTools : allTools }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <span key={index} className="btn btn-icon" />
        ))}
      </div>
      <div className="rich-text-content">
        <div className="tiptap" />
      </div>
    </div>
  );
  if (!isDrawn) return loading;
  return (
    <Suspense fallback={loading}>
      <RichText key={editorKey} {...props} />
    </Suspense>
  );
}

/** A lazy component is drawn later than it is asked for, and TipTap makes an editor again that waits for its effects. */
function RichText(props: RichTextProps) {
  const [Editor] = useState(() => loaded ?? NotLoaded);
  return <Editor {...props} />;
}

const texts = {
  en: { loading: 'The editor is being loaded.' },
  nl: { loading: 'De editor wordt geladen.' },
};
