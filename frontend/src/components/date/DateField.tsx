import calendarIcon from 'bootstrap-icons/icons/calendar3.svg?glyph';
import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { startOfDay } from '../../lib/days';
import { isBeyondWindow } from '../../lib/isBeyondWindow';
import { isOfInputMethod } from '../../lib/isOfInputMethod';
import { stopEscape } from '../../lib/stopEscape';
import { Icon } from '../Icon';
import { defineLazy, LazyComponent } from '../LazyComponent';
import './date-field.scss';
import { useOncePointerIsUp } from './useOncePointerIsUp';
import { useTypedDate } from './useTypedDate';

const calendar = defineLazy(() => import('./Calendar'));

export interface DateFieldProps {
  readonly id: string;
  /** The text of its label, which is in the name of its button too: a form may have several. */
  readonly label: string;
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
    label,
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
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { text, isUnreadable, type, finish, choose } = useTypedDate({ value, onChange, onUnreadable, isPast });
  const isTold = useOncePointerIsUp(isUnreadable);
  const problemId = isTold ? `${id}-unreadable` : undefined;

  useLayoutEffect(() => {
    const calendarBox = popup.current;
    if (!isOpen || !calendarBox) return;
    if (isBeyondWindow(calendarBox)) calendarBox.classList.add('date-popup-at-end');
    calendarBox.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  useEffect(() => {
    const focused = document.activeElement;
    if (takesFocus && focused?.contains(input.current)) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const close = () => {
    // A calendar that has just come takes the focus in an effect: the field takes it once that has run.
    flushSync(() => setOpen(false));
    input.current?.focus();
  };

  const onSelect = (day: Date | undefined) => {
    if (day) choose(day);
    close();
  };
  const onBlur = (event: FocusEvent) => {
    if (field.current?.contains(event.relatedTarget)) return;
    setOpen(false);
    finish();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event) || event.key !== 'Escape' || !isOpen) return;
    stopEscape(event);
    close();
  };
  const onFieldKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
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
          value={text}
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
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon icon={calendarIcon} />
          <span className="visually-hidden">{t('dateField.open', { field: label })}</span>
        </button>
      </div>
      {isTold && (
        <div id={problemId} className="invalid-feedback d-block" role="alert">
          {t('dateField.unreadable')}
        </div>
      )}
      {isOpen && (
        // It takes the focus of a press between the days, which would leave the field.
        <div ref={popup} className="date-popup" role="dialog" aria-label={t('dateField.calendar')} tabIndex={-1}>
          <LazyComponent
            part={calendar}
            props={{
              mode: 'single',
              autoFocus: true,
              selected: chosen,
              defaultMonth: chosen,
              onSelect,
              disabled: min ? { before: startOfDay(min) } : undefined,
            }}
          />
        </div>
      )}
    </div>
  );
}
