import type { DatesSetInfo } from '@fullcalendar/react/public-api';
import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { clsx } from 'clsx';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { UndoNotice } from '../../components/UndoNotice';
import { useMediaQuery } from '../../components/useMediaQuery';
import { useSelectedIdParam } from '../../components/useSelectedIdParam';
import { announce } from '../../lib/announce';
import { writeDay } from '../../lib/days';
import { useHydrated } from '../../lib/useHydrated';
import { SampleHeader } from '../sample-data/public/page';
import { CalendarGrid, type CalendarHandle } from './CalendarGrid';
import { CalendarToolbar } from './CalendarToolbar';
import './calendar.scss';
import { type CalendarEvent, type EventSpan, readMoment } from './calendarEvent';
import {
  calendarReset,
  dragUndone,
  eventAdded,
  eventChanged,
  eventDeleted,
  eventDeletionUndone,
  eventUndoDismissed,
  selectCalendarState,
  viewChosen,
} from './calendarSlice';
import { nextHour } from './changeSpan';
import { DayEvents } from './DayEvents';
import { EventDialog, type EventDraft } from './EventDialog';
import { CalendarFiles } from './ics/CalendarFiles';
import { type CalendarView, calendarViews } from './keyStep';
import { sampleEvents } from './sample';
import { useCalendarAddress } from './useCalendarAddress';
import { useKeyboardMove } from './useKeyboardMove';

/** The calendar: events by month, week, day or as a list. `?id=3` opens an event. */
export default function CalendarPage() {
  const { t } = useTranslation('calendar');
  const dispatch = useAppDispatch();
  const { items, origin, unsaved, view, deletion, dragged } = useAppSelector(selectCalendarState);
  const { id, show, close } = useSelectedIdParam();
  const [added, setAdded] = useState<EventDraft | null>(null);
  const [title, setTitle] = useState('');
  const calendar = useRef<CalendarHandle>(null);
  const opened = items.find((event) => event.id === id);
  const opensAt = useRef(opened?.start).current;
  const surfaceElement = useRef<HTMLElement>(null);
  const isNarrow = useMediaQuery('(max-width: 575.98px)');
  const [chosenDay, setChosenDay] = useState(() => writeDay(new Date()));
  const isCompact = isNarrow && view === 'dayGridMonth';
  const isHydrated = useHydrated();
  // The built document has the sample.
  const shownItems = isHydrated ? items : sampleEvents();
  const { first, onDates: storeInAddress } = useCalendarAddress(calendar, isHydrated);

  const goTo = (day: string) => {
    const shown = calendar.current?.getApi();
    const moment = readMoment(day);
    if (shown && moment && (moment < shown.view.activeStart || moment >= shown.view.activeEnd)) shown.gotoDate(moment);
  };
  const remove = (event: CalendarEvent) => {
    dispatch(eventDeleted(event.id));
    close();
  };
  const { heldId, surface } = useKeyboardMove({ goTo, onDelete: remove });

  const choose = (chosen: CalendarView) => {
    dispatch(viewChosen(chosen));
    calendar.current?.getApi().changeView(chosen);
  };
  const onDates = (dates: DatesSetInfo) => {
    setTitle(dates.view.title);
    // A day's number opens that day.
    dispatch(viewChosen(dates.view.type as CalendarView));
    setChosenDay((day) => dayWithin(day, dates.view.currentStart, dates.view.currentEnd));
    storeInAddress(dates);
    if (dates.view.type === 'listMonth') showToday(surfaceElement);
  };
  const openDay = (day: Date) => {
    calendar.current?.getApi().changeView('timeGridDay', day);
    // The number that had the focus is no longer rendered.
    surfaceElement.current?.focus({ preventScroll: true });
  };
  const closeAdded = () => {
    setAdded(null);
    calendar.current?.getApi().unselect();
  };
  const step = (where: 'previous' | 'today' | 'next') => {
    const shown = calendar.current?.getApi();
    if (where === 'today') shown?.today();
    else if (where === 'next') shown?.next();
    else shown?.prev();
  };
  const add = (span: EventSpan = nextHour(isCompact ? nowOn(chosenDay) : new Date())) =>
    setAdded({ title: '', color: 'blue', ...span });
  const undo = () => dispatch(dragged ? dragUndone() : eventDeletionUndone());
  const undoMessage = dragged
    ? t('moved', { title: dragged.title })
    : deletion && t('deleted', { title: deletion.item.title });
  const shortcuts = [
    { keys: 'n', does: t('add'), run: () => add() },
    { keys: 't', does: t('today'), run: () => step('today') },
    { keys: 'j', does: t('next'), run: () => step('next') },
    { keys: 'k', does: t('previous'), run: () => step('previous') },
    ...calendarViews.map((name, index) => ({
      keys: String(index + 1),
      does: t('shortcuts.view', { view: t(`views.${name}`) }),
      run: () => choose(name),
    })),
    { keys: 'm', does: t('shortcuts.move'), run: () => announce(t('move.focusFirst'), 'assertive') },
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: undo },
  ];

  return (
    <>
      <SampleHeader
        title={t('title')}
        summary={t('summary', { count: shownItems.length })}
        origin={isHydrated ? origin : 'mock'}
        unsaved={unsaved}
        shortcuts={shortcuts}
        onReset={() => dispatch(calendarReset())}
      >
        <button type="button" className="btn btn-primary" onClick={() => add()}>
          <Icon icon={plus} />
          {t('add')}
        </button>
      </SampleHeader>
      <section
        ref={surfaceElement}
        className={clsx('card calendar', isCompact && 'is-compact')}
        aria-label={t('title')}
        {...surface}
      >
        <CalendarToolbar title={title} view={view} onView={choose} onStep={step} />
        <div className="calendar-grid">
          {/* Not in the built document, whose today is another day, and which may have no inline styles. */}
          {isHydrated && (
            <CalendarGrid
              calendar={calendar}
              initialView={first.view ?? view}
              initialDate={opensAt ?? first.day ?? writeDay(new Date())}
              heldId={heldId}
              onOpen={show}
              onSelectSpan={add}
              onDay={openDay}
              onDates={onDates}
              compactDay={isCompact ? chosenDay : null}
              onChooseDay={setChosenDay}
            />
          )}
        </div>
        {isHydrated && isCompact && <DayEvents day={chosenDay} events={shownItems} onOpen={show} />}
        <footer className="calendar-foot">
          <p className="calendar-hint">
            {t(heldId === null ? hints[view === 'listMonth' ? 'list' : 'grid'] : 'move.keys')}
          </p>
          <CalendarFiles />
        </footer>
      </section>
      {added && (
        <EventDialog
          draft={added}
          isNew
          onSave={(draft) => {
            dispatch(eventAdded(draft));
            closeAdded();
            goTo(draft.start);
          }}
          onDelete={closeAdded}
          onClose={closeAdded}
        />
      )}
      {opened && (
        <EventDialog
          key={opened.id}
          draft={opened}
          isNew={false}
          onSave={(draft) => {
            dispatch(eventChanged({ ...draft, id: opened.id }));
            close();
          }}
          onDelete={() => remove(opened)}
          onClose={close}
        />
      )}
      <UndoNotice message={undoMessage} onUndo={undo} onDismiss={() => dispatch(eventUndoDismissed())} />
    </>
  );
}

/** The time that it is now, on another day. */
function nowOn(day: string): Date {
  const [now, moment] = [new Date(), readMoment(day) ?? new Date()];
  moment.setHours(now.getHours(), now.getMinutes());
  return moment;
}

/** A day that is shown: the given one, else today, else the first. */
function dayWithin(day: string, from: Date, until: Date): string {
  const isShown = (one: string) => one >= writeDay(from) && one < writeDay(until);
  return [day, writeDay(new Date())].find(isShown) ?? writeDay(from);
}

/** The list has no dragging. */
const hints = { list: 'move.hintInList', grid: 'move.hint' } as const;

/** Scrolls the list of a month to today, or to the next day with events. */
function showToday(surface: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    const days = [...(surface.current?.querySelectorAll<HTMLElement>('.calendar-list-day') ?? [])];
    const today = writeDay(new Date());
    const next = days.find(({ dataset }) => (dataset.date ?? '') >= today);
    if (!next || !days.some(({ dataset }) => (dataset.date ?? '').slice(0, 7) === today.slice(0, 7))) return;
    const scroller = scrollerOf(next);
    scroller?.scrollBy({ top: next.getBoundingClientRect().top - scroller.getBoundingClientRect().top });
  });
}

/** The element that scrolls the list. FullCalendar gives it no name. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  return !parent || getComputedStyle(parent).overflowY !== 'visible' ? parent : scrollerOf(parent);
}
