import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAppDispatch } from '../../app/hooks';
import { FilterPills } from '../../components/FilterPills';
import { Icon } from '../../components/Icon';
import { LazyComponent, usePreload } from '../../components/LazyComponent';
import { SearchField } from '../../components/SearchField';
import { useSelectedIds } from '../../components/useSelectedIds';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { useHydratedValue } from '../../lib/useHydrated';
import { ListSkeleton, useIsListDrawn } from '../sample-data/public/list';
import { SamplePage } from '../sample-data/public/page';
import { useRestoredInput } from '../session/public/keptInput';
import { lazyTicketBoard } from './board/lazyTicketBoard';
import { lazyTicketDialog } from './lazyTicketDialog';
import { NoTickets } from './NoTickets';
import { newTicketForm } from './newTicket';
import { TicketBulkBar } from './TicketBulkBar';
import { TicketCounts } from './TicketCounts';
import { TicketTable } from './TicketTable';
import { TicketTools } from './TicketTools';
import { TicketUndoNotice } from './TicketUndoNotice';
import { type Ticket, ticketFilters } from './ticket';
import { nextSort, readView, type SortColumn, type TicketView, wholeList, writeView } from './ticketView';
import './tickets.scss';
import { ticketStepUndone, ticketsDeleted, ticketsSearched, ticketsShown } from './ticketsSlice';
import { useTickets } from './useTickets';

/** In pixels; close to a table row's height. */
const skeletonRowHeight = 60;

/** The board is not: it brings what drags its cards. */
const lazyParts = [lazyTicketDialog];

const layouts = ['list', 'board'] as const;

const idOf = ({ Id }: Ticket) => Id;

/** All tickets: their number by status, and those of the selected status, as a list or on a board (`?view=board`). */
export default function TicketListPage() {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const { state, found, reload } = useTickets();
  const { items, status, search } = state;
  const isDrawn = useIsListDrawn(status);
  const [isAdding, setAdding] = useState(useRestoredInput(newTicketForm) !== undefined);
  usePreload(lazyParts);
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  const change = useUpdateSearchParams();
  const { view, layout } = useViewFromAddress();
  const showAs = (chosen: (typeof layouts)[number]) => change({ view: chosen === 'board' ? chosen : null });
  const show = (changed: Partial<TicketView>) => change((now) => withView(now, changed));
  const showAll = () => {
    dispatch(ticketsSearched(''));
    show(wholeList);
    // The button that was pressed goes away.
    searchField.current?.focus();
  };
  const onSort = (column: SortColumn) => show({ sort: nextSort(view.sort, column) });
  const selection = useSelectedIds(items, found, idOf);
  const deleteSelected = () => {
    dispatch(ticketsDeleted(selection.ids));
    selection.clear();
  };
  const clearSelection = () => {
    selection.clear();
    // The button that was pressed goes away.
    list.current?.focus({ preventScroll: true });
  };
  const undo = () => dispatch(ticketStepUndone());
  const shortcuts = [
    { keys: '/', does: t('shortcuts.search'), run: () => searchField.current?.focus() },
    { keys: 'n', does: t('add'), run: () => status === 'ready' && setAdding(true) },
    ...ticketFilters.map((filter, index) => ({
      keys: String(index + 1),
      does: t('shortcuts.filter', { filter: t(`filter.${filter}`) }),
      run: () => show({ filter }),
    })),
    { keys: 'b', does: t('shortcuts.layout'), run: () => showAs(layout === 'board' ? 'list' : 'board') },
    // The board selects no tickets.
    ...(layout === 'list' ? [{ keys: 'Delete', does: t('shortcuts.deleteChosen'), run: deleteSelected }] : []),
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: undo },
  ];

  return (
    <SamplePage
      state={state}
      title={t('title')}
      summary={t('summary', { count: items.length })}
      shortcuts={shortcuts}
      actions={
        <>
          <FilterPills
            label={t('layout.label')}
            pills={layouts.map((name) => ({ name, label: t(`layout.${name}`) }))}
            chosen={layout}
            onChoose={showAs}
          />
          <button
            type="button"
            className="btn btn-primary"
            disabled={status !== 'ready'}
            onClick={() => setAdding(true)}
          >
            <Icon icon={plus} />
            {t('add')}
          </button>
        </>
      }
      reload={reload}
    >
      <TicketCounts onChoose={(filter) => show({ filter })} />
      <section ref={list} className="card" aria-label={t('list')} tabIndex={-1}>
        <div className="ticket-tools quiet-fields">
          <SearchField
            ref={searchField}
            label={t('search')}
            value={search}
            onChange={(text) => dispatch(ticketsSearched(text))}
            outcome={t('found', { count: found.length })}
          />
          <TicketTools view={view} onChange={show} />
        </div>
        {layout === 'list' && (
          <TicketBulkBar
            selection={selection}
            foundCount={found.length}
            onClear={clearSelection}
            onDelete={deleteSelected}
          />
        )}
        {!isDrawn && <ListSkeleton rows={8} rowHeight={skeletonRowHeight} />}
        {isDrawn &&
          found.length > 0 &&
          (layout === 'board' ? (
            <LazyComponent part={lazyTicketBoard} props={{ tickets: found }} />
          ) : (
            <TicketTable tickets={found} onSort={onSort} selection={selection} />
          ))}
        {isDrawn && found.length === 0 && <NoTickets onShowAll={showAll} />}
      </section>
      {isAdding && (
        <LazyComponent
          part={lazyTicketDialog}
          props={{ onClose: () => setAdding(false) }}
          onMovedOn={() => setAdding(false)}
        />
      )}
      <TicketUndoNotice onUndo={undo} />
    </SamplePage>
  );
}

/** What the address says of the tickets; the list follows it. */
function useViewFromAddress() {
  const dispatch = useAppDispatch();
  const [parameters] = useSearchParams();
  const view = useMemo(() => readView(parameters), [parameters]);
  useEffect(() => {
    dispatch(ticketsShown(view));
  }, [dispatch, view]);
  // The built document has the list.
  const isBoard = useHydratedValue(parameters.get('view') === 'board', false);
  return { view, layout: isBoard ? 'board' : 'list' } as const;
}

function withView(now: URLSearchParams, changed: Partial<TicketView>): URLSearchParams {
  for (const [name, value] of Object.entries(writeView({ ...readView(now), ...changed }))) {
    if (value === null) now.delete(name);
    else now.set(name, value);
  }
  return now;
}
