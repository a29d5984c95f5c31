import { clsx } from 'clsx';
import { type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Highlight } from '../../components/Highlight';
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
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const moved = useRef<{ field: HTMLInputElement; to: number } | null>(null);
  // Null while the field does not have the focus, and after Escape.
  const suggestions = caret === null ? [] : suggestRecipients(value, caret, known);
  const isOpen = suggestions.length > 0;
  const activeIndex = Math.min(active, suggestions.length - 1);

  useLayoutEffect(() => {
    if (!moved.current) return;
    const { field, to } = moved.current;
    moved.current = null;
    field.setSelectionRange(to, to);
  });

  const take = (field: HTMLInputElement, recipient: Recipient | undefined) => {
    if (!recipient) return;
    const completed = completeRecipient(value, caret ?? value.length, recipient);
    moved.current = { field, to: completed.caret };
    setCaret(null);
    onChange(completed.text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const count = suggestions.length;
    if (event.key === 'ArrowDown') setActive((activeIndex + 1) % count);
    else if (event.key === 'ArrowUp') setActive((activeIndex - 1 + count) % count);
    else if (event.key === 'Enter') take(event.currentTarget, suggestions[activeIndex]);
    else if (event.key === 'Escape') setCaret(null);
    else return;
    event.preventDefault();
  };
  return (
    <div className="email-recipients">
      <label htmlFor={`${id}field`}>{label}</label>
      <input
        id={`${id}field`}
        ref={ref}
        type="text"
        role="combobox"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        className={clsx('form-control', problem && 'is-invalid')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}list` : undefined}
        aria-activedescendant={isOpen ? `${id}${activeIndex}` : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}problem` : undefined}
        placeholder={t('toPlaceholder')}
        value={value}
        onChange={({ target }) => {
          setCaret(target.selectionStart);
          setActive(0);
          onChange(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(null)}
      />
      {isOpen && (
        <div id={`${id}list`} role="listbox" aria-label={t('suggestions')} className="dropdown-menu show">
          {suggestions.map((recipient, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, and the focus
            <div
              key={recipient.email}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === activeIndex}
              tabIndex={-1}
              className={clsx('dropdown-item', index === activeIndex && 'active')}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) =>
                take(event.currentTarget.parentElement?.previousElementSibling as HTMLInputElement, recipient)
              }
            >
              <span dir="auto">
                <Highlight text={recipient.name} search={tokenAt(value, caret ?? 0).token} />
              </span>
              <bdi className="email-address">{recipient.email}</bdi>
            </div>
          ))}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {isOpen && t('suggested', { count: suggestions.length })}
      </span>
      {problem && (
        <p id={`${id}problem`} className="email-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
