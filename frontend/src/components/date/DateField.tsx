import calendarIcon from 'bootstrap-icons/icons/calendar3.svg?glyph';
import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startOfDay, writeDay } from '../../lib/days';
import { stopEscape } from '../../lib/stopEscape';
import { isWholeDate, typedDate } from '../../lib/typedDate';
import { Icon } from '../Icon';
import { defineLazy, LazyComponent } from '../LazyComponent';
import { useFormats } from '../useFormats';
import './date-field.scss';
import { useOncePointerIsUp } from './useOncePointerIsUp';
import { useUnreadable } from './useUnreadable';

const calendar = defineLazy(() => import('./Calendar'));

export interface DateFieldProps {
  readonly id: string;
  readonly name?: string;
  /** As `2026-11-20`; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** Called with true when what is typed is no date, which leaves the value as it is; with false once that is gone. */
  readonly onUnreadable?: (isUnreadable: boolean) => void;
  /** Whether a day without a year is the last such day, not the next. */
  readonly isPast?: boolean;
  /** Whether it takes the focus of the panel around it, which opened before the field was loaded. */
  readonly takesFocus?: boolean | undefined;
  /** The first day that the calendar offers. */
  readonly min?: string | undefined;
  readonly isRequired?: boolean;
  /** An error of the form's own, besides that of an unreadable date. */
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
}

/**
 * A text field that reads dates as people write them, with a calendar. A native date field takes its order and its
 * texts from the browser's language, not the page's, and reports what it cannot read as empty.
 */
export default function DateField(props: DateFieldProps) {
  const {
    id,
    name,
    value,
    onChange,
    onUnreadable,
    isPast,
    takesFocus,
    min,
    isRequired,
    isInvalid = false,
    describedBy,
  } = props;
  const { t } = useTranslation('common');
  const { date } = useFormats();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useUnreadable(onUnreadable);
  const [isOpen, setOpen] = useState(false);
  // Another value than this field's own last one replaces what is typed.
  const reported = useRef(value);
  if (value !== reported.current) {
    reported.current = value;
    if (typed !== null) setTyped(null);
    if (isUnreadable) setUnreadable(false);
  }
  const shown = typed ?? (value && date(value));
  const isTold = useOncePointerIsUp(isUnreadable);
  const problemId = isTold ? `${id}-unreadable` : undefined;

  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  useEffect(() => {
    const focused = document.activeElement;
    if (takesFocus && focused?.contains(input.current)) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const report = (day: string) => {
    if (day === value) return;
    reported.current = day;
    onChange(day);
  };
  const type = (text: string) => {
    setTyped(text);
    setUnreadable(false);
    const day = typedDate(text, new Date(), isPast);
    if (text.trim() === '') report('');
    else if (day && isWholeDate(text)) report(writeDay(day));
  };
  /** What is typed counts when the person is done with it. */
  const finish = () => {
    if (typed === null) return;
    const day = typedDate(typed, new Date(), isPast);
    if (typed.trim() !== '' && !day) return setUnreadable(true);
    report(day ? writeDay(day) : '');
    setTyped(null);
  };
  const choose = (day: Date | undefined) => {
    if (day) {
      setUnreadable(false);
      setTyped(null);
      report(writeDay(day));
    }
    close();
  };
  const close = () => {
    setOpen(false);
    input.current?.focus();
  };

  const onBlur = (event: FocusEvent) => {
    if (field.current?.contains(event.relatedTarget)) return;
    setOpen(false);
    finish();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    stopEscape(event);
    close();
  };
  const onFieldKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };

  const chosen = value ? startOfDay(value) : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its field and calendar are interactive, not the wrapper
    <div ref={field} className="date-field" onBlur={onBlur} onKeyDown={onKeyDown}>
      <div className="input-group">
        <input
          ref={input}
          id={id}
          name={name}
          type="text"
          className={clsx('form-control', (isInvalid || isUnreadable) && 'is-invalid')}
          autoComplete="off"
          dir="auto"
          required={isRequired}
          value={shown}
          placeholder={t('dateField.example')}
          aria-invalid={isInvalid || isUnreadable}
          aria-describedby={clsx(problemId, describedBy) || undefined}
          onFocus={() => void calendar.load().catch(() => undefined)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onFieldKeyDown}
        />
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-label={t('dateField.open')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon icon={calendarIcon} />
        </button>
      </div>
      {isTold && (
        <div id={problemId} className="invalid-feedback d-block" role="alert">
          {t('dateField.unreadable')}
        </div>
      )}
      {isOpen && (
        <div ref={popup} className="date-popup" role="dialog" aria-label={t('dateField.calendar')}>
          <LazyComponent
            part={calendar}
            props={{
              mode: 'single',
              autoFocus: true,
              selected: chosen,
              defaultMonth: chosen,
              onSelect: choose,
              disabled: min ? { before: startOfDay(min) } : undefined,
            }}
          />
        </div>
      )}
    </div>
  );
}
