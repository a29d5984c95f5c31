import upload from 'bootstrap-icons/icons/file-earmark-text.svg?glyph';
import { clsx } from 'clsx';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { FileButton } from '../../components/FileButton';
import { Icon } from '../../components/Icon';
import { ProgressLine } from '../../components/ProgressLine';
import { RestrictedButton } from '../../components/RestrictedButton';
import { Spinner } from '../../components/Spinner';
import { useFileDrop } from '../../components/useFileDrop';
import { useFormats } from '../../components/useFormats';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { useUnloadWarning } from '../../components/useUnloadWarning';
import { isolate } from '../../lib/isolate';
import { useReadingFailureText } from '../rentals/public/aiFilter';
import { useDenial } from '../session/public/permissions';
import { selectAccountId } from '../session/public/session';
import { type OpenedText, openText } from './openText';
import { byteLength, maxTextBytes, passageBytes } from './passages';
import { keepTypedText, readTypedText } from './typedText';
import type { TextAnalysisControl } from './useTextAnalysis';

type FileProblem = Extract<OpenedText, { problem: string }>['problem'];

/** Example texts; each shows another feature. */
const examples = ['review', 'lease', 'market', 'dutch'] as const;

/** The form to type, paste or drop a text and have it analysed. */
export function TextForm({ control }: { readonly control: TextAnalysisControl }) {
  const { t } = useTranslation('text');
  const failureText = useReadingFailureText();
  const { number } = useFormats();
  const denial = useDenial('interpret', 'Text');
  const { analysis, history, recalled, progress, failure, analyse, stop } = control;
  const sub = useAppSelector(selectAccountId);
  const [text, setText] = useState(() => readTypedText(sub));
  const [problem, setProblem] = useState<{ kind: FileProblem; name: string } | null>(null);
  const id = useId();
  const bytes = byteLength(text);
  const characters = [...text].length;
  const isTooLong = bytes > maxTextBytes;

  useEffect(() => keepTypedText(sub, text), [sub, text]);
  const isRead = [analysis, ...history.map(({ reading }) => reading)].some((one) => one?.text === text);
  useUnloadWarning(text.trim() !== '' && !isRead);

  // A text from the history replaces the form's text. A finished analysis does not, because the user may have typed
  // since.
  useEffect(() => {
    if (recalled) setText(recalled.text);
  }, [recalled]);

  const isReading = progress !== null;
  const form = useRef<HTMLFormElement>(null);
  // Of the button that stops.
  useRestoreFocus(form, () => form.current?.querySelector('textarea') ?? null);

  const send = (wanted: string) => {
    if (isReading) return;
    setText(wanted);
    if (wanted.trim() && !denial) void analyse(wanted);
  };
  const open = useCallback(async (file: File) => {
    const opened = await openText(file);
    setProblem('problem' in opened ? { kind: opened.problem, name: file.name } : null);
    if ('text' in opened) setText(opened.text);
  }, []);
  const isOver = useFileDrop(open);

  return (
    <form
      ref={form}
      className="text-form"
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <label className="form-label" htmlFor={id}>
        {t('form.label')}
      </label>
      <textarea
        id={id}
        className={clsx('form-control', isOver && 'is-over')}
        rows={8}
        dir="auto"
        placeholder={t('form.placeholder')}
        aria-describedby={`${id}size`}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <p id={`${id}size`} className={clsx('text-form-size', isTooLong && 'filter-error')}>
        <bdi>
          {t(isTooLong ? 'form.tooLong' : bytes > passageBytes ? 'form.sizeInPassages' : 'form.size', {
            count: characters,
            characters: number(characters),
            passages: number(Math.ceil(bytes / passageBytes)),
            max: number(maxTextBytes / 1000),
          })}
        </bdi>
      </p>
      {problem && (
        <p role="alert" className="alert alert-danger">
          {t(`form.problem.${problem.kind}`, { name: isolate(problem.name), max: number(maxTextBytes / 1000) })}
        </p>
      )}
      {failure && (
        <p role="alert" className="alert alert-danger">
          {failureText(failure)}
        </p>
      )}
      {denial && <p className="text-form-size">{denial}</p>}
      <div className="text-form-actions">
        <RestrictedButton
          type="submit"
          // Not the attribute while it reads: with it, the button just pressed would lose the focus.
          className={clsx('btn btn-primary', isReading && 'disabled')}
          aria-disabled={isReading}
          reason={denial}
          disabled={!text.trim() || isTooLong}
        >
          {progress && <Spinner />} {t('form.read')}
        </RestrictedButton>
        <FileButton
          label={t('form.open')}
          icon={<Icon icon={upload} />}
          accept=".txt,.csv,.md,text/plain,text/csv"
          className="btn btn-outline-secondary"
          onFile={open}
        />
        {progress && (
          <button type="button" className="btn btn-outline-secondary" onClick={stop}>
            {t('form.stop')}
          </button>
        )}
      </div>
      <div role="status">
        {progress && (
          <>
            <p className="text-form-size">
              {t('form.progress', {
                count: progress.passages,
                done: number(progress.done),
                total: number(progress.passages),
              })}
            </p>
            <ProgressLine aria-hidden="true" value={progress.done} max={progress.passages} />
          </>
        )}
      </div>
      <div className="text-examples">
        <span className="text-secondary">{t('form.try')}</span>
        {examples.map((example) => (
          <RestrictedButton
            key={example}
            className={clsx('btn btn-outline-secondary btn-sm', isReading && 'disabled')}
            aria-disabled={isReading}
            reason={denial}
            onClick={() => send(t(`examples.${example}.text`))}
          >
            {t(`examples.${example}.name`)}
          </RestrictedButton>
        ))}
      </div>
    </form>
  );
}
