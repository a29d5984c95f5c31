import { clsx } from 'clsx';
import { type Ref, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Highlight } from '../../components/Highlight';
import { SuggestionList } from '../../components/SuggestionList';
import { useSuggestions } from '../../components/useSuggestions';
import { completeRecipient, type Recipient, suggestRecipients, tokenAt } from './recipients';

export interface RecipientFieldProps {
  readonly label: string;
  /** Recipients, separated by commas. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The error in the value, as a sentence. */
  readonly problem: string | undefined;
  /** Who is suggested. */
  readonly known: readonly Recipient[];
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field for recipients, which suggests contacts for what is typed: arrows choose one, Enter takes it. */
export function RecipientField({ label, value, onChange, problem, known, ref }: RecipientFieldProps) {
  const { t } = useTranslation('email');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  // Null while the field does not have the focus, and after Escape.
  const [caret, setCaret] = useState<number | null>(null);
  const movedCaret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (movedCaret.current === null) return;
    field.current?.setSelectionRange(movedCaret.current, movedCaret.current);
    movedCaret.current = null;
  });

  const suggestions = useSuggestions({
    options: caret === null ? [] : suggestRecipients(value, caret, known),
    onTake: (recipient) => {
      const completed = completeRecipient(value, caret ?? value.length, recipient);
      movedCaret.current = completed.caret;
      setCaret(null);
      onChange(completed.text);
    },
    onClose: () => setCaret(null),
  });
  return (
    <div className="email-recipients">
      <label htmlFor={`${id}field`}>{label}</label>
      <input
        {...suggestions.fieldProps}
        id={`${id}field`}
        ref={field}
        type="text"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        className={clsx('form-control', problem && 'is-invalid')}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}problem` : undefined}
        placeholder={t('toPlaceholder')}
        value={value}
        onChange={({ target }) => {
          setCaret(target.selectionStart);
          suggestions.reset();
          onChange(target.value);
        }}
        onKeyDown={suggestions.onKeyDown}
        onBlur={() => setCaret(null)}
      />
      <SuggestionList suggestions={suggestions} label={t('suggestions')} keyOf={({ email }) => email}>
        {({ name, email }) => (
          <>
            <span dir="auto">
              <Highlight text={name} search={tokenAt(value, caret ?? 0).token} />
            </span>
            <bdi className="email-address">{email}</bdi>
          </>
        )}
      </SuggestionList>
      <span className="visually-hidden" role="status">
        {suggestions.isOpen && t('suggested', { count: suggestions.options.length })}
      </span>
      {problem && (
        <p id={`${id}problem`} className="email-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
