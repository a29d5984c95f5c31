import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { EventDraft, Scope } from '../../../frontend/src/features/calendar/repeat/changeSeries';
import { RepeatFields } from '../../../frontend/src/features/calendar/repeat/RepeatFields';
import type { RepeatDraft } from '../../../frontend/src/features/calendar/repeat/repeatDraft';
import { SpanFields } from '../../../frontend/src/features/calendar/SpanFields';
import { type EventForm, useEventForm } from '../../../frontend/src/features/calendar/useEventForm';
import { startTranslations } from '../../../frontend/src/lib/i18n';

const lesson: EventDraft = {
  title: 'Lesson',
  color: 'blue',
  allDay: false,
  start: '2026-11-16T09:00',
  end: '2026-11-16T12:00',
  repeat: { every: 'week', interval: 1, weekdays: [1] },
};

let form: EventForm;

function Fields({ given }: { readonly given: EventDraft }) {
  form = useEventForm(given, { restored: undefined, keep: () => {} });
  return (
    <>
      <input
        type="checkbox"
        aria-label="All day"
        checked={form.draft.allDay}
        onChange={({ target }) => form.changeAllDay(target.checked)}
      />
      <SpanFields
        span={form.draft}
        onStartFocus={form.rememberSpan}
        onStart={form.changeStart}
        onEnd={(end) => form.change({ end })}
        onUnreadable={form.setUnreadable}
        errorId={undefined}
      />
      <RepeatFields
        draft={form.repeat}
        start={form.draft.start}
        onChange={form.changeRepeat}
        onUnreadable={(isUnreadable) => form.setUnreadable('until', isUnreadable)}
        problem={form.problems.repeat}
      />
    </>
  );
}

const span = () => [form.draft.start, form.draft.end];
/** What is typed into a field, as the browser reports it step by step. */
function type(label: string, ...values: readonly string[]): void {
  const field = screen.getByLabelText(label);
  act(() => field.focus());
  for (const value of values) fireEvent.change(field, { target: { value } });
  act(() => field.blur());
}
const changeRepeat = (changed: Partial<RepeatDraft>) => act(() => form.changeRepeat(changed));
function submit(scope: Scope): EventDraft | null {
  let given: EventDraft | null = null;
  act(() => {
    given = form.submit(scope);
  });
  return given;
}
const setActEnvironment = (isOn: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isOn });

beforeAll(() => startTranslations(['calendar', 'apps', 'common'], 'en'));
let rerender: ReturnType<typeof render>['rerender'];
beforeEach(() => {
  ({ rerender } = render(<Fields given={lesson} />));
});

test.each([' ', '\u200b'])('an event of which the title is %j gets the one of events without a title', (title) => {
  act(() => form.change({ title }));
  expect(submit('all')?.title).toBe('Event without a title');
});

test('a start that is typed digit by digit keeps the length', () => {
  type('Start time', '01:00', '14:00', '14:03', '14:30');
  expect(span()).toEqual(['2026-11-16T14:30', '2026-11-16T17:30']);
});

test('a start that is typed again moves the end from where it was left', () => {
  type('Start time', '08:00');
  type('Start time', '13:00');
  expect(span()).toEqual(['2026-11-16T13:00', '2026-11-16T17:00']);
});

test('a date that is emptied first moves the end and the weekday as another date does', () => {
  type('From', '', '25-11-2026');
  expect(span()).toEqual(['2026-11-25T09:00', '2026-11-25T12:00']);
  expect(form.repeat.weekdays).toEqual([3]);
});

test('what is changed while the start is empty counts', () => {
  type('From', '');
  type('End time', '10:30');
  type('Start time', '13:00');
  changeRepeat({ weekdays: [1, 5] });
  type('From', '25-11-2026');
  expect(span()).toEqual(['2026-11-25T13:00', '2026-11-25T14:30']);
  expect(form.repeat.weekdays).toEqual([3, 5]);
});

test('a rule that only followed the start is not changed', () => {
  type('From', '17-11-2026');
  expect(form.repeat.weekdays).toEqual([2]);
  expect(form.isRuleChanged).toBe(false);
  changeRepeat({ interval: '2' });
  expect(form.isRuleChanged).toBe(true);
});

test('one occurrence may come after the last date, the others may not', () => {
  cleanup();
  render(<Fields given={{ ...lesson, repeat: { every: 'day', interval: 1, until: '2026-11-16' } }} />);
  type('From', '20-11-2026');
  expect(form.isRuleChanged).toBe(false);
  expect(submit('one')).toMatchObject({ start: '2026-11-20T09:00' });
  expect(form.problems.repeat).toBeUndefined();
  expect(submit('all')).toBeNull();
  expect(form.problems.repeat).toBe('untilEarly');
});

test('an event whose end could not be read is saved once the start has moved the end', () => {
  type('Until', 'no day');
  expect(submit('all')).toBeNull();
  type('From', '18-11-2026');
  expect(screen.getByLabelText('Until')).toBeValid();
  expect(submit('all')).toMatchObject({ start: '2026-11-18T09:00', end: '2026-11-18T12:00' });
});

test('a last date that could not be read no longer counts once its field was removed', () => {
  changeRepeat({ ends: 'until' });
  type('Last date', '30-11-2026', 'no day');
  expect(submit('all')).toBeNull();
  changeRepeat({ ends: 'count' });
  changeRepeat({ ends: 'until' });
  expect(screen.getByLabelText('Last date')).toBeValid();
  expect(submit('all')).toMatchObject({ repeat: { until: '2026-11-30' } });
});

test('Enter in a date that cannot be read reaches the form before it is submitted', async () => {
  const field = screen.getByLabelText('Until');
  fireEvent.change(field, { target: { value: 'no day' } });
  // As in a browser, which submits after microtasks: `act` would run later work too.
  setActEnvironment(false);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await Promise.resolve();
  const given = form.submit('all');
  setActEnvironment(true);
  expect(given).toBeNull();
});

test('whole days that are taken back give the times again', () => {
  const allDay = screen.getByLabelText('All day');
  fireEvent.click(allDay);
  expect(span()).toEqual(['2026-11-16', '2026-11-17']);
  fireEvent.click(allDay);
  expect(span()).toEqual(['2026-11-16T09:00', '2026-11-16T12:00']);
  expect(form.isChanged).toBe(false);
  fireEvent.click(allDay);
  type('Last day', '18-11-2026');
  fireEvent.click(allDay);
  fireEvent.click(allDay);
  expect(span()).toEqual(['2026-11-16', '2026-11-19']);
});

describe('an event that another tab changes meanwhile', () => {
  const people = [{ name: 'Sanne de Vries', email: 'sanne@polder.example' }];
  const changed: EventDraft = {
    ...lesson,
    title: 'Lecture',
    start: '2026-11-17T13:00',
    end: '2026-11-17T16:00',
    people,
    repeat: { every: 'week', interval: 2, weekdays: [2] },
  };

  test('is the event of the form, where nothing was entered', () => {
    rerender(<Fields given={changed} />);
    expect(form.isChanged).toBe(false);
    expect(form.draft).toEqual(changed);
    expect(form.repeat).toMatchObject({ interval: '2', weekdays: [2] });
    // Read from the storage again, with the change of another event.
    rerender(<Fields given={structuredClone(changed)} />);
    expect(form.isChanged).toBe(false);
  });

  test('keeps what was entered', () => {
    act(() => form.change({ title: 'Mine' }));
    changeRepeat({ weekdays: [1, 5] });
    type('End time', '11:00');
    rerender(<Fields given={changed} />);
    expect(form.isChanged).toBe(true);
    expect(submit('all')).toEqual({
      ...lesson,
      title: 'Mine',
      end: '2026-11-16T11:00',
      people,
      repeat: { every: 'week', interval: 1, weekdays: [1, 5] },
    });
  });
});
