import './rich-text.scss';
import { lazy, Suspense } from 'react';
import { useTexts } from '../frame/useTexts';
import type { RichTextProps } from './RichText';

const RichText = lazy(() => import('./RichText'));

/** An editor that is loaded when it is shown: 130 kB that nobody waits for who only reads. */
export function LazyRichText(props: RichTextProps) {
  const text = useTexts(texts);
  return (
    <Suspense
      fallback={
        <div className="rich-text rich-text-loading" role="status">
          <span className="visually-hidden">{text.loading}</span>
        </div>
      }
    >
      <RichText {...props} />
    </Suspense>
  );
}

const texts = {
  en: { loading: 'The editor is being loaded.' },
  nl: { loading: 'De editor wordt geladen.' },
};
