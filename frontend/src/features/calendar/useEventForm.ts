import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTooLate, readMoment } from './calendarEvent';
import type { EventDraft } from './repeat/changeSeries';
import { followStart, isSameRule, type RepeatDraft, readRepeat, repeatDraftOf } from './repeat/repeatDraft';

type Unreadable = Readonly<Record<'start' | 'end' | 'until', boolean>>;

/** What is entered for an event, and what is wrong with it once it has been submitted. */
export function useEventForm(given: EventDraft) {
  const { t } = useTranslation('calendar');
  const [draft, setDraft] = useState(given);
  const [repeat, setRepeat] = useState(() => repeatDraftOf(given.repeat, given.start));
  const [givenRepeat] = useState(repeat);
  const [personText, setPersonText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [unreadable, setUnreadable] = useState<Unreadable>({ start: false, end: false, until: false });
  const tooLate = [draft.start, draft.end].some(isTooLate);
  const isComplete = readMoment(draft.start) !== null && readMoment(draft.end) !== null;
  const isPossible = isComplete && !tooLate && draft.start < draft.end;
  const isUntilTyped = unreadable.until && repeat.every !== 'never' && repeat.ends === 'until';
  const rule = isPossible ? readRepeat(repeat, draft.start) : { repeat: given.repeat };
  const isChanged =
    Object.values(unreadable).some(Boolean) ||
    personText.trim() !== '' ||
    JSON.stringify(repeat) !== JSON.stringify(givenRepeat) ||
    (Object.keys(draft) as (keyof EventDraft)[]).some((name) => draft[name] !== given[name]);

  const change = (changed: Partial<EventDraft>) => {
    setDraft((current) => ({ ...current, ...changed }));
    const { start } = changed;
    if (start) setRepeat((current) => followStart(current, draft.start, start));
  };
  /** @returns the event to store; null while something is missing or wrong */
  const submit = (): EventDraft | null => {
    setRefused(true);
    if (unreadable.start || unreadable.end || isUntilTyped) return null;
    if (!isPossible || 'problem' in rule || personText.trim() !== '') return null;
    const { repeat: _, people, ...fields } = draft;
    return {
      ...fields,
      title: draft.title.trim() || t('untitled'),
      ...(people && people.length > 0 && { people }),
      ...(rule.repeat && { repeat: rule.repeat }),
    };
  };
  return {
    draft,
    repeat,
    personText,
    isChanged,
    isRuleChanged: 'problem' in rule || !isSameRule(rule.repeat, given.repeat, draft.start),
    problems: {
      span:
        isRefused && !isPossible ? (tooLate ? 'tooLate' : isComplete ? 'endsBeforeStart' : 'incomplete') : undefined,
      // A field that could not read its date says so itself.
      repeat: isRefused && !isUntilTyped && 'problem' in rule ? rule.problem : undefined,
      person: isRefused && personText.trim() !== '',
    } as const,
    change,
    changeRepeat: (changed: Partial<RepeatDraft>) => setRepeat((current) => ({ ...current, ...changed })),
    setPersonText,
    setUnreadable: (field: keyof Unreadable, isUnreadable: boolean) =>
      setUnreadable((now) => ({ ...now, [field]: isUnreadable })),
    submit,
  };
}

export type EventForm = ReturnType<typeof useEventForm>;
