import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { clsx } from 'clsx';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { usePreload } from '../../components/LazyComponent';
import { UndoNotice } from '../../components/UndoNotice';
import { useMediaQuery } from '../../components/useMediaQuery';
import { announce } from '../../lib/announce';
import { useHydrated } from '../../lib/useHydrated';
import { SampleHeader } from '../sample-data/public/page';
import { useRestoredInput } from '../session/public/keptInput';
import { CalendarGrid, type CalendarHandle } from './CalendarGrid';
import { CalendarPills } from './CalendarPills';
import { CalendarToolbar } from './CalendarToolbar';
import './calendar.scss';
import type { EventSpan } from './calendarEvent';
import { calendarReset, eventDeleted, selectCalendarState } from './calendarSlice';
import { nextHour } from './changeSpan';
import { DayEvents } from './DayEvents';
import { EventDialogs } from './EventDialogs';
import { CalendarFiles } from './ics/CalendarFiles';
import { calendarViews } from './keyStep';
import { lazyEventDialog } from './lazyEventDialog';
import { type EventDraft, type OccurrenceRef, type Scope, scopesFor } from './repeat/changeSeries';
import { ScopeDialog } from './repeat/ScopeDialog';
import { nowOn } from './shownDates';
import { shownEvents } from './shownEvents';
import { useCalendarNavigation } from './useCalendarNavigation';
import { useDueTickets } from './useDueTickets';
import { type EventInput, eventForm } from './useEventForm';
import { useHiddenCalendars } from './useHiddenCalendars';
import { undoFocused, useKeyboardMove } from './useKeyboardMove';
import { useOpenedEvent } from './useOpenedEvent';
import { useUndo } from './useUndo';

const lazyParts = [lazyEventDialog];

/** The calendar: events by month, week, day or as a list. `?id=3` opens an event. */
export default function CalendarPage() {
  const { t } = useTranslation('calendar');
  const dispatch = useAppDispatch();
  const { items, origin, unsaved, view, replacements } = useAppSelector(selectCalendarState);
  const { opened, show, close } = useOpenedEvent(items, replacements);
  const [added, setAdded] = useState(useRestoredInput<EventInput>(eventForm(null))?.given ?? null);
  const [deleting, setDeleting] = useState<OccurrenceRef | null>(null);
  const calendar = useRef<CalendarHandle>(null);
  const surfaceElement = useRef<HTMLElement>(null);
  const isNarrow = useMediaQuery('(max-width: 575.98px)');
  const isHydrated = useHydrated();
  // A phone takes half a second to draw it: React does that in pieces, and answers keys and presses in between.
  const isDrawn = useDeferredValue(isHydrated);
  const isCompact = isDrawn && isNarrow && view === 'dayGridMonth';
  const isOneDay = isCompact || view === 'timeGridDay';
  const { title, range, firstView, firstDay, chosenDay, chooseDay, goTo, step, showView, openDay, onDates } =
    useCalendarNavigation({ calendar, surface: surfaceElement, isDrawn, openedStart: opened?.draft.start });
  const { hidden, setHidden } = useHiddenCalendars();
  // They come when the calendar has just been drawn. What the user does is shown at once.
  const tickets = useDeferredValue(useDueTickets());
  const shown = useMemo(() => shownEvents(items, tickets, hidden, range), [items, tickets, hidden, range]);
  const undo = useUndo();
  usePreload(lazyParts);

  /** Shows what was just stored, also if its calendar was hidden. */
  const reveal = (draft: EventDraft) => {
    setHidden(draft.color, false);
    goTo(draft.start);
  };
  const remove = (occurrence: OccurrenceRef, scope: Scope) => {
    close();
    dispatch(eventDeleted({ occurrence, scope }));
    setDeleting(null);
  };
  const deletingEvent = items.find(({ id }) => id === deleting?.id);
  const onDelete = (occurrence: OccurrenceRef) =>
    occurrence.day === null ? remove(occurrence, 'all') : setDeleting(occurrence);
  const { heldKey, surface } = useKeyboardMove({ goTo, onDelete });

  const closeAdded = () => {
    setAdded(null);
    calendar.current?.getApi().unselect();
  };
  const add = (span: EventSpan = nextHour(isOneDay ? nowOn(chosenDay) : new Date())) =>
    setAdded({ title: '', color: 'blue', ...span });
  const shortcuts = [
    { keys: 'n', does: t('add'), run: () => add() },
    { keys: 't', does: t('today'), run: () => step('today') },
    { keys: 'j', does: t('next'), run: () => step('next') },
    { keys: 'k', does: t('previous'), run: () => step('previous') },
    ...calendarViews.map((name, index) => ({
      keys: String(index + 1),
      does: t('shortcuts.view', { view: t(`views.${name}`) }),
      run: () => showView(name),
    })),
    { keys: 'm', does: t('shortcuts.move'), run: () => announce(t('move.focusFirst'), 'assertive') },
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: () => undoFocused(items, undo.onUndo) },
  ];

  return (
    <>
      <SampleHeader
        title={t('title')}
        summary={t('summary', { count: items.length })}
        origin={origin}
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
        <CalendarToolbar title={title} view={view} onView={showView} onStep={step} />
        <CalendarPills hidden={isHydrated ? hidden : []} onChange={setHidden} />
        <div className="calendar-grid">
          {/* Not in the built document, whose today is another day, and which may have no inline styles. */}
          {isDrawn && (
            <CalendarGrid
              calendar={calendar}
              initialView={firstView ?? view}
              initialDate={firstDay}
              shown={shown}
              heldKey={heldKey}
              onOpen={show}
              onSelectSpan={add}
              onDay={openDay}
              onDates={onDates}
              compactDay={isCompact ? chosenDay : null}
              onChooseDay={chooseDay}
            />
          )}
        </div>
        {isDrawn && isCompact && <DayEvents day={chosenDay} events={shown} onOpen={show} />}
        <footer className="calendar-foot">
          <p className="calendar-hint">
            {t(heldKey === null ? hints[view === 'listMonth' ? 'list' : 'grid'] : 'move.keys')}
          </p>
          <CalendarFiles />
        </footer>
      </section>
      <EventDialogs
        added={added}
        opened={opened}
        onSaved={reveal}
        onDelete={remove}
        onCloseAdded={closeAdded}
        onClose={close}
      />
      {deleting && deletingEvent && (
        <ScopeDialog
          action="delete"
          title={deletingEvent.title}
          scopes={scopesFor(deletingEvent, deleting.day)}
          onChoose={(scope) => remove(deleting, scope)}
          onCancel={() => setDeleting(null)}
        />
      )}
      <UndoNotice {...undo} />
    </>
  );
}

/** The list has no dragging. */
const hints = { list: 'move.hintInList', grid: 'move.hint' } as const;
