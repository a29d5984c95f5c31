import { useRef, useState } from 'react';
import { writeDay } from '../../lib/days';
import { isWholeDate, typedDate } from '../../lib/typedDate';
import { useFormats } from '../useFormats';
import { useUnreadable } from './useUnreadable';

export interface TypedDateSettings {
  /** As `2026-11-20`; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly onUnreadable: ((isUnreadable: boolean) => void) | undefined;
  /** Whether a day without a year is the last such day, not the next. */
  readonly isPast: boolean | undefined;
}

/** What is typed in a date field, and the day that it means. */
export function useTypedDate({ value, onChange, onUnreadable, isPast }: TypedDateSettings) {
  const { date } = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useUnreadable(onUnreadable);
  // Another value than this field's own last one replaces what is typed.
  const reported = useRef(value);
  if (value !== reported.current) {
    reported.current = value;
    if (typed !== null) setTyped(null);
    if (isUnreadable) setUnreadable(false);
  }

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
  /** A day of the calendar replaces what is typed. */
  const choose = (day: Date) => {
    setUnreadable(false);
    setTyped(null);
    report(writeDay(day));
  };
  return { text: typed ?? (value && date(value)), isUnreadable, type, finish, choose };
}
