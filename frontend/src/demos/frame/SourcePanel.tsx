import './source-panel.scss';
import check from 'bootstrap-icons/icons/check2.svg?glyph';
import codeIcon from 'bootstrap-icons/icons/code-slash.svg?glyph';
import copy from 'bootstrap-icons/icons/copy.svg?glyph';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { Spinner } from '../../components/Spinner';
import { useErrorText } from '../../components/useErrorText';
import { announce } from '../../lib/announce';
import type { ControlValue } from './controls';
import type { DemoSource } from './demo';
import type * as ShownSource from './ShownSource';
import { textOf, withChosen } from './sourceCode';
import { localised } from './useTexts';

export interface SourcePanelProps {
  /** The demo's title, for the buttons' accessible names. */
  readonly title: string;
  readonly load: (() => Promise<DemoSource>) | undefined;
  /** The values of the demo's controls. */
  readonly values: Readonly<Record<string, ControlValue>>;
  /** What stands beside the buttons. */
  readonly children?: ReactNode;
  /** What stands above the open source: a choice of files. */
  readonly head?: ReactNode;
  /** Takes the result of the source that is being edited, for the place of the demo; undefined when it no longer is. */
  readonly onResult?: (result: ReactNode) => void;
}

/**
 * The foot of a demo: its tools, and its source as a file or as JSX only, or in an editor. That is loaded when first
 * shown or copied.
 */
export function SourcePanel({ title, load, values, children, head, onResult }: SourcePanelProps) {
  const { t, i18n } = useTranslation('demos');
  const id = useId();
  const [isShort, setShort] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const edited = useRef<string>(undefined);
  const showButton = useRef<HTMLButtonElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const errorText = useErrorText();
  const [loaded, setLoaded] = useState<{
    readonly load: typeof load;
    readonly source: DemoSource;
    readonly shown: typeof ShownSource;
  }>();
  const source = loaded?.load === load ? loaded?.source : undefined;
  const latestLoad = useRef(load);
  latestLoad.current = load;

  const read = async () => {
    if (!load) return undefined;
    setFailure(null);
    try {
      // The lines and their styles too: few readers open a source.
      const [source, shown] = await Promise.all([load(), import('./ShownSource')]);
      // Another file was chosen meanwhile.
      if (load !== latestLoad.current) return undefined;
      setLoaded({ load, source, shown });
      return source;
    } catch (error) {
      if (load === latestLoad.current) setFailure({ error });
      return undefined;
    }
  };
  const readAnother = useEffectEvent(() => {
    setFailure(null);
    if (isOpen && !source) void read();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file of the page was chosen
  useEffect(readAnother, [load]);
  /** The lines that are shown and copied. */
  const linesOf = ({ forms }: DemoSource) => {
    const { file, jsx } = localised(forms, i18n.language);
    return withChosen((isShort && jsx) || file, values);
  };
  const toggle = () => {
    setOpen(!isOpen);
    setEditing(false);
    if (!isOpen && !source) void read();
  };
  const copySource = async () => {
    const copied = source ?? (await read());
    if (!copied) return setOpen(true);
    try {
      await navigator.clipboard.writeText((isEditing && edited.current) || textOf(linesOf(copied)));
      setCopied(true);
      announce(t('source.copied'));
    } catch {
      // The browser may refuse; show the source so that it can be selected.
      setOpen(true);
      announce(t('source.notCopied'));
    }
  };

  return (
    <div className="demo-source">
      <div className="demo-foot">
        {children}
        {load && (
          <>
            <button
              ref={showButton}
              type="button"
              className="btn btn-link btn-sm demo-foot-button"
              aria-label={`${t(isOpen ? 'source.hide' : 'source.show')}: ${title}`}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={toggle}
            >
              <Icon icon={codeIcon} />
              {t(isOpen ? 'source.hide' : 'source.show')}
            </button>
            <button
              type="button"
              className="btn btn-icon"
              aria-label={`${t(isCopied ? 'source.copied' : 'source.copy')}: ${title}`}
              title={t(isCopied ? 'source.copied' : 'source.copy')}
              onClick={() => void copySource()}
              onBlur={() => setCopied(false)}
            >
              <Icon icon={isCopied ? check : copy} />
            </button>
          </>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {(source || head) && (
          <div className="demo-source-head">
            {head}
            {source && loaded && (
              <loaded.shown.SourceHead
                title={title}
                source={source}
                isShort={isShort}
                onShort={setShort}
                isEditing={isEditing}
                onEditing={onResult && setEditing}
                editButton={editButton}
              />
            )}
          </div>
        )}
        {source && loaded && !isEditing && (
          <loaded.shown.CodeLines lines={linesOf(source)} label={t('source.of', { title })} />
        )}
        {source && loaded && isEditing && onResult && (
          <loaded.shown.EditedSource
            title={title}
            source={source}
            values={values}
            editButton={editButton}
            onResult={onResult}
            onText={(text) => {
              edited.current = text;
            }}
            onClose={() => {
              setEditing(false);
              editButton.current?.focus();
            }}
          />
        )}
        {isOpen && !source && !failure && <Spinner />}
        {isOpen && failure && (
          <p role="alert" className="demo-source-failed">
            {t('source.failed')} {errorText(failure.error)}{' '}
            <button
              type="button"
              className="btn btn-link btn-sm"
              onClick={() => {
                // This button goes away.
                showButton.current?.focus();
                void read();
              }}
            >
              {t('source.retry')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
