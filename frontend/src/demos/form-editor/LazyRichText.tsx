import '../../components/rich-text/rich-text.scss';
import { lazy, Suspense } from 'react';
import type { RichTextProps } from '../../components/rich-text/RichText';
import { loadTexts } from '../../lib/loadTexts';
import { useHydrated } from '../../lib/useHydrated';
import { useTexts } from '../frame/useTexts';

const RichText = lazy(async () => {
  await loadTexts(['editor']);
  return import('../../components/rich-text/RichText');
});

/** The buttons of the toolbar: their places wrap as they do, so that nothing below moves when the editor is there. */
const allTools = 12;
const shortTools = 9;

/** The editor, loaded when first rendered, as it is 130 kB. */
export function LazyRichText(props: RichTextProps) {
  const text = useTexts(texts);
  const isHydrated = useHydrated();
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
  return <Suspense fallback={loading}>{isHydrated ? <RichText {...props} /> : loading}</Suspense>;
}

const texts = {
  en: { loading: 'The editor is being loaded.' },
  nl: { loading: 'De editor wordt geladen.' },
};
