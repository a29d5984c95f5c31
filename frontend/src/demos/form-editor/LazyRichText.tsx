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

/** The editor, loaded when first rendered, as it is 130 kB. */
export function LazyRichText(props: RichTextProps) {
  const text = useTexts(texts);
  const isHydrated = useHydrated();
  const loading = (
    <div className="rich-text rich-text-loading" role="status">
      <span className="visually-hidden">{text.loading}</span>
    </div>
  );
  return <Suspense fallback={loading}>{isHydrated ? <RichText {...props} /> : loading}</Suspense>;
}

const texts = {
  en: { loading: 'The editor is being loaded.' },
  nl: { loading: 'De editor wordt geladen.' },
};
