import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visibleText } from '../../lib/visibleText';
import type { KeptInput } from '../session/public/keptInput';
import { type EventSpan, isTooLate, readMoment } from './calendarEvent';
import { startSpan, withAllDay } from './changeSpan';
import { followGiven, isSameValue } from './followGiven';
import type { EventDraft, OccurrenceRef, Scope } from './repeat/changeSeries';
import { followStart, isSameRule, type RepeatDraft, readRepeat, repeatDraftOf } from './repeat/repeatDraft';
import { keyOf } from './shownEvents';

type Unreadable = Readonly<Record<'start' | 'end' | 'until', boolean>>;

/** What a person has entered for an event. */
export interface EventInput {
  /** What the form began with. */
  readonly given: EventDraft;
  readonly draft: EventDraft;
  readonly repeat: RepeatDraft;
  readonly personText: string;
  readonly isRuleEdited: boolean;
}

/** The form's name among those whose input is kept (session/keptInput.ts). */
export const eventForm = (opened: OccurrenceRef | null) => (opened ? `event ${keyOf(opened)}` : 'new event');

/**
 * What is entered for an event, and what is wrong with it once it has been submitted.
 * @param given what the event has. It may change meanwhile: what was not changed here follows it
 */
export function useEventForm(given: EventDraft, { restored, keep }: KeptInput<EventInput>) {
  const { t } = useTranslation('calendar');
  const [draft, setDraft] = useState(restored?.draft ?? given);
  const givenRepeat = repeatDraftOf(given.repeat, given.start);
  const [repeat, setRepeat] = useState(restored?.repeat ?? givenRepeat);
  const [followed, setFollowed] = useState(restored?.given ?? given);
  if (given !== followed) {
    setFollowed(given);
    setDraft(followGiven(draft, followed, given));
    if (isSameValue(repeat, repeatDraftOf(followed.repeat, followed.start))) setRepeat(givenRepeat);
  }
  const [personText, setPersonText] = useState(restored?.personText ?? '');
  // A rule that only followed the start was not changed by the person.
  const [isRuleEdited, setRuleEdited] = useState(restored?.isRuleEdited ?? false);
  const [submitted, setSubmitted] = useState<Scope | null>(null);
  const [unreadable, setUnreadable] = useState<Unreadable>({ start: false, end: false, until: false });
  const tooLate = [draft.start, draft.end].some(isTooLate);
  const isComplete = readMoment(draft.start) !== null && readMoment(draft.end) !== null;
  const isPossible = isComplete && !tooLate && draft.start < draft.end;
  const rule = isPossible ? readRepeat(repeat, draft.start) : { repeat: given.repeat };
  const isUnreadable = Object.values(unreadable).some(Boolean);
  const isChanged =
    isUnreadable ||
    personText.trim() !== '' ||
    !isSameValue(repeat, givenRepeat) ||
    (Object.keys(draft) as (keyof EventDraft)[]).some((name) => draft[name] !== given[name]);
  keep(isChanged ? { given, draft, repeat, personText, isRuleEdited } : null);

  // The span and the rule before the start is edited; the start is the last that could be read.
  const unedited = useRef<{ readonly span: EventSpan; readonly repeat: RepeatDraft }>({ span: given, repeat });

  const change = (changed: Partial<EventDraft>) => setDraft((current) => ({ ...current, ...changed }));
  const rememberSpan = () => {
    const start = readMoment(draft.start) ? draft.start : unedited.current.span.start;
    unedited.current = { span: { ...draft, start }, repeat };
  };
  /** Typing 14 passes through 01: what follows the start goes by what was there before the first key. */
  const changeStart = (start: string) => {
    const { span, repeat } = unedited.current;
    const { end } = startSpan(span, start);
    change({ start, end });
    setRepeat(followStart(repeat, span.start, start));
  };
  /** The last change between whole days and times: who takes it back gets the times, or the days, that were there. */
  const toggled = useRef<{ readonly before: EventSpan; readonly after: EventSpan }>(null);
  const changeAllDay = (allDay: boolean) => {
    const { start, end } = draft;
    const before = { allDay: draft.allDay, start, end };
    const last = toggled.current;
    const after = last && isSameValue(last.after, before) ? last.before : withAllDay(before, allDay);
    toggled.current = { before, after };
    change(after);
  };
  /**
   * @param scope for which occurrences; one has no rule, which may have a problem then
   * @returns the event to store; null while something is missing or wrong
   */
  const submit = (scope: Scope): EventDraft | null => {
    setSubmitted(scope);
    if (isUnreadable) return null;
    if (!isPossible || personText.trim() !== '') return null;
    if ('problem' in rule && scope !== 'one') return null;
    const { repeat: _, people, ...fields } = draft;
    return {
      ...fields,
      title: visibleText(draft.title) || t('untitled'),
      ...(people && people.length > 0 && { people }),
      ...('repeat' in rule && rule.repeat && { repeat: rule.repeat }),
    };
  };
  const isRefused = submitted !== null;
  const isRuleRefused = isRefused && submitted !== 'one';
  return {
    draft,
    repeat,
    personText,
    isChanged,
    isRuleChanged: isRuleEdited && ('problem' in rule || !isSameRule(rule.repeat, given.repeat, draft.start)),
    problems: {
      span:
        isRefused && !isPossible ? (tooLate ? 'tooLate' : isComplete ? 'endsBeforeStart' : 'incomplete') : undefined,
      // A field that could not read its date says so itself.
      repeat: isRuleRefused && !unreadable.until && 'problem' in rule ? rule.problem : undefined,
      person: isRefused && personText.trim() !== '',
    } as const,
    change,
    changeAllDay,
    changeStart,
    rememberSpan,
    changeRepeat: (changed: Partial<RepeatDraft>) => {
      setRuleEdited(true);
      setRepeat((current) => ({ ...current, ...changed }));
    },
    setPersonText,
    setUnreadable: (field: keyof Unreadable, isUnreadable: boolean) =>
      setUnreadable((now) => ({ ...now, [field]: isUnreadable })),
    submit,
  };
}

export type EventForm = ReturnType<typeof useEventForm>;
