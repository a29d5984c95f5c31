import { useId, useState } from 'react';
import type { DemoSource } from './demo';
import { SourcePanel } from './SourcePanel';
import { useTexts } from './useTexts';

export interface PageSourceProps {
  /** `pageSources` of the page's folder */
  readonly sources: Readonly<Record<string, () => Promise<DemoSource>>>;
}

/** The source of a page without demos, file by file, as demos show theirs. */
export function PageSource({ sources }: PageSourceProps) {
  const text = useTexts(texts);
  const id = useId();
  const files = Object.keys(sources).sort((one, other) => rank(other) - rank(one));
  const [file = '', setFile] = useState(files[0]);
  return (
    <section className="page-source" aria-label={text.source}>
      <SourcePanel
        title={nameOf(file)}
        load={sources[file]}
        values={{}}
        head={
          <>
            <label htmlFor={id} className="visually-hidden">
              {text.file}
            </label>
            <select
              id={id}
              className="form-select form-select-sm"
              value={file}
              onChange={({ target }) => setFile(target.value)}
            >
              {files.map((file) => (
                <option key={file} value={file}>
                  {nameOf(file)}
                </option>
              ))}
            </select>
          </>
        }
      />
    </section>
  );
}

/** The page's own file comes first, then those beside it. */
const rank = (file: string) => Number(file.endsWith('Page.tsx')) + Number(file.startsWith('./'));
const nameOf = (file: string) => file.replace(/^.*\//, '');

const texts = {
  en: { source: 'Source of this page', file: 'File' },
  nl: { source: 'Broncode van deze pagina', file: 'Bestand' },
};
