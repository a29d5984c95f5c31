import pencil from 'bootstrap-icons/icons/pencil.svg?glyph';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { Spinner } from '../../components/Spinner';
import { useErrorText } from '../../components/useErrorText';
import { selectAccountId } from '../../features/session/public/session';
import type { DemoSource, ProvidedModules } from './demo';
import type { LiveEditor, LiveEditorProps } from './live/LiveEditor';
import { localised, useTexts } from './useTexts';

export { CodeLines } from './CodeLines';

export interface SourceHeadProps {
  readonly title: string;
  readonly source: DemoSource;
  readonly isShort: boolean;
  readonly onShort: (isShort: boolean) => void;
  readonly isEditing: boolean;
  /** Undefined where nothing can show the result. */
  readonly onEditing: ((isEditing: boolean) => void) | undefined;
  readonly editButton: RefObject<HTMLButtonElement | null>;
}

/** What stands above an open source: whether it is the file or its JSX, its editor, and the file's path. */
export function SourceHead({ title, source, isShort, onShort, isEditing, onEditing, editButton }: SourceHeadProps) {
  const { t, i18n } = useTranslation('demos');
  const text = useTexts(texts);
  return (
    <>
      {source.loadModules && onEditing && (
        <button
          ref={editButton}
          type="button"
          className="btn btn-sm btn-outline-secondary demo-source-edit"
          aria-label={`${isEditing ? text.close : text.edit}: ${title}`}
          onClick={() => onEditing(!isEditing)}
        >
          <Icon icon={pencil} />
          {isEditing ? text.close : text.edit}
        </button>
      )}
      {!isEditing && localised(source.forms, i18n.language).jsx && (
        <label className="form-check form-switch demo-source-short">
          <input
            type="checkbox"
            role="switch"
            className="form-check-input"
            checked={isShort}
            aria-label={`${t('source.short')}: ${title}`}
            aria-checked={isShort}
            onChange={(event) => onShort(event.target.checked)}
          />
          <span className="form-check-label">{t('source.short')}</span>
        </label>
      )}
      <code className="demo-source-file" dir="ltr">
        {source.file}
      </code>
    </>
  );
}

export type EditedSourceProps = Omit<LiveEditorProps, 'modules'> & Pick<SourceHeadProps, 'editButton'>;

/** The editor of a source. The interpreter and what the source imports are loaded with the first one. */
export function EditedSource({ editButton, ...props }: EditedSourceProps) {
  const { t } = useTranslation('demos');
  const text = useTexts(texts);
  const sub = useAppSelector(selectAccountId);
  const { loadModules } = props.source;
  const [loaded, setLoaded] = useState<{ readonly Editor: typeof LiveEditor; readonly modules: ProvidedModules }>();
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const errorText = useErrorText();
  const load = useEffectEvent(async () => {
    setFailure(null);
    try {
      const [{ LiveEditor }, modules] = await Promise.all([import('./live/LiveEditor'), loadModules?.()]);
      setLoaded({ Editor: LiveEditor, modules: modules ?? {} });
    } catch (error) {
      setFailure({ error });
    }
  });
  useEffect(() => void load(), []);
  // What another account has typed is its own.
  if (loaded) return <loaded.Editor key={sub} {...props} modules={loaded.modules} />;
  if (!failure) return <Spinner />;
  return (
    <p role="alert" className="demo-source-failed">
      {text.failed} {errorText(failure.error)}{' '}
      <button
        type="button"
        className="btn btn-link btn-sm"
        onClick={() => {
          // This button goes away.
          editButton.current?.focus();
          void load();
        }}
      >
        {t('source.retry')}
      </button>
    </p>
  );
}

const texts = {
  en: { edit: 'Edit', close: 'Stop editing', failed: 'The editor could not be loaded.' },
  nl: { edit: 'Bewerken', close: 'Stoppen met bewerken', failed: 'De editor kon niet worden geladen.' },
};
