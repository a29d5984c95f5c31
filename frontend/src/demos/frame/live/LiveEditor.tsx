import './live-editor.scss';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfInputMethod } from '../../../lib/isOfInputMethod';
import { ColouredCode } from '../CodeLines';
import type { ControlValue } from '../controls';
import type { CodeLines, DemoSource, ProvidedModules } from '../demo';
import { textOf, withChosen } from '../sourceCode';
import { localised, useTexts } from '../useTexts';
import { readDraft, writeDraft } from './drafts';
import { highlight } from './highlight';
import { LiveResult } from './LiveResult';
import { problemTexts } from './problemTexts';
import { useResult } from './useResult';

export interface LiveEditorProps {
  readonly title: string;
  readonly source: DemoSource;
  readonly modules: ProvidedModules;
  /** The values of the demo's controls. */
  readonly values: Readonly<Record<string, ControlValue>>;
  /** Is given what stands in the place of the demo; undefined at the end. */
  readonly onResult: (result: ReactNode) => void;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Edits the source of a demo, which follows what is typed. */
export function LiveEditor({ title, source, modules, values, onResult, onText, onClose }: LiveEditorProps) {
  const { i18n } = useTranslation();
  const text = useTexts(texts);
  const problems = useTexts(problemTexts);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const written = textOf(withChosen(localised(source.forms, i18n.language).file, values));
  const [draft, setDraft] = useState(() => readDraft(source.file));
  const code = draft?.text ?? written;
  // The source has the controls' values as defaults; a control that is changed after the source was is a prop.
  const props = draft ? changedValues(values, draft.values) : values;
  const { error, isWaiting, ...result } = useResult(code, modules);
  const lines = useHighlighted(code);

  const change = (typed: string) => {
    const changed = typed === written ? undefined : { text: typed, values: draft?.values ?? values };
    writeDraft(source.file, changed);
    setDraft(changed);
  };
  const shown = <LiveResult {...result} values={props} />;
  const show = useEffectEvent(() => onResult(result.result && shown));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result, or in another state
  useEffect(show, [result.result, result.lastShown, result.isOld, JSON.stringify(props)]);
  const end = useEffectEvent(() => onResult(undefined));
  useEffect(() => () => end(), []);
  const tell = useEffectEvent(onText);
  useEffect(() => tell(code), [code]);
  useEffect(() => area.current?.focus(), []);

  return (
    <div className="live-editor">
      <label htmlFor={id} className="visually-hidden">
        {text.code(title)}
      </label>
      <div className="live-lines" dir="ltr">
        <pre aria-hidden="true">
          <ColouredCode lines={lines} />
        </pre>
        <textarea
          ref={area}
          id={id}
          value={code}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-state`}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => {
            // One that ends the choice of a character is not for the editor.
            if (!isOfInputMethod(event) && event.key === 'Escape') onClose();
          }}
        />
      </div>
      <div className="live-foot">
        <p id={`${id}-state`} role="status" className={error && 'live-error'}>
          {error ? problems[error.problem](error) : isWaiting ? text.waiting : text.hint}
        </p>
        <button
          type="button"
          className="btn btn-link btn-sm"
          aria-label={`${text.reset}: ${title}`}
          disabled={draft === undefined}
          onClick={() => {
            change(written);
            area.current?.focus();
          }}
        >
          {text.reset}
        </button>
      </div>
    </div>
  );
}

function useHighlighted(code: string): CodeLines {
  const [last, setLast] = useState(() => ({ code, lines: highlight(code) }));
  if (last.code === code) return last.lines;
  const lines = highlight(code, last.lines);
  setLast({ code, lines });
  return lines;
}

const changedValues = (values: LiveEditorProps['values'], from: LiveEditorProps['values']) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== from[name]));

const texts = {
  en: {
    code: (title: string) => `Code of ${title}`,
    hint: 'The example follows what you type. Escape closes the editor.',
    waiting: 'It waits for a promise.',
    reset: 'Reset the code',
  },
  nl: {
    code: (title: string) => `Code van ${title}`,
    hint: 'Het voorbeeld volgt wat u typt. Escape sluit de editor.',
    waiting: 'Het wacht op een promise.',
    reset: 'Code terugzetten',
  },
};
