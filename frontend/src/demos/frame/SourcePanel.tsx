import check from 'bootstrap-icons/icons/check2.svg?glyph';
import codeGlyph from 'bootstrap-icons/icons/code-slash.svg?glyph';
import copy from 'bootstrap-icons/icons/copy.svg?glyph';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { Spinner } from '../../components/Spinner';
import { announce } from '../../lib/announce';
import { CodeLines } from './CodeLines';
import type { DemoSource } from './demo';

export interface SourcePanelProps {
  /** The demo's title, for those who hear the buttons without seeing where they stand. */
  readonly title: string;
  readonly load: () => Promise<DemoSource>;
}

/** The source of a demo, loaded when somebody wants to see or to copy it. */
export function SourcePanel({ title, load }: SourcePanelProps) {
  const { t } = useTranslation('demos');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [source, setSource] = useState<DemoSource>();

  const read = async () => {
    setFailed(false);
    try {
      const read = await load();
      setSource(read);
      return read;
    } catch {
      setFailed(true);
      return undefined;
    }
  };
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && !source) void read();
  };
  const copySource = async () => {
    const copied = source ?? (await read());
    if (!copied) return setOpen(true);
    try {
      await navigator.clipboard.writeText(copied.code);
      setCopied(true);
      announce(t('source.copied'));
    } catch {
      // A browser may refuse; then it is there to be selected.
      setOpen(true);
      announce(t('source.notCopied'));
    }
  };

  return (
    <div className="demo-source">
      <div className="demo-source-bar">
        <button
          type="button"
          className="btn btn-link btn-sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <Icon glyph={codeGlyph} />
          {t(isOpen ? 'source.hide' : 'source.show')}
          <span className="visually-hidden">: {title}</span>
        </button>
        <button
          type="button"
          className="btn btn-link btn-sm"
          onClick={() => void copySource()}
          onBlur={() => setCopied(false)}
        >
          <Icon glyph={isCopied ? check : copy} />
          {t(isCopied ? 'source.copied' : 'source.copy')}
          <span className="visually-hidden">: {title}</span>
        </button>
        {isOpen && source && (
          <code className="demo-source-file" dir="ltr">
            {source.file}
          </code>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {source ? <CodeLines source={source} label={t('source.of', { title })} /> : null}
        {isOpen && !source && !hasFailed && <Spinner />}
        {isOpen && hasFailed && (
          <p role="alert" className="demo-source-failed">
            {t('source.failed')}{' '}
            <button type="button" className="btn btn-link btn-sm" onClick={() => void read()}>
              {t('source.retry')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
