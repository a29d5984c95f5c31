import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { ErrorNotice } from '../../components/ErrorNotice';
import { SearchField } from '../../components/SearchField';
import { ListSkeleton } from '../sample-data/ListSkeleton';
import { SampleHeader } from '../sample-data/SampleHeader';
import { NoTickets } from './NoTickets';
import { TicketCounts } from './TicketCounts';
import { TicketTable } from './TicketTable';
import { TicketUndoNotice } from './TicketUndoNotice';
import { ticketFilters } from './ticket';
import './tickets.scss';
import { ticketDeletionUndone, ticketsFiltered, ticketsSearched } from './ticketsSlice';
import { useTickets } from './useTickets';

/** In pixels; close to that of a row of the table. */
const skeletonRowHeight = 60;

/** All tickets: how many of each status, and the tickets of the one chosen. */
export default function TicketListPage() {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const { items, found, status, error, origin, unsaved, search, reload } = useTickets();
  const searchField = useRef<HTMLInputElement>(null);
  const shortcuts = [
    { keys: '/', does: t('shortcuts.search'), run: () => searchField.current?.focus() },
    ...ticketFilters.map((filter, index) => ({
      keys: String(index + 1),
      does: t('shortcuts.filter', { filter: t(`filter.${filter}`) }),
      run: () => dispatch(ticketsFiltered(filter)),
    })),
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: () => dispatch(ticketDeletionUndone()) },
  ];

  if (status === 'failed') return <ErrorNotice error={error} onRetry={reload} />;
  return (
    <>
      <SampleHeader
        title={t('title')}
        summary={status === 'ready' ? t('summary', { count: items.length }) : t('loading', { ns: 'common' })}
        origin={origin}
        unsaved={unsaved}
        shortcuts={shortcuts}
        onReset={() => reload({ reset: true })}
      />
      <TicketCounts />
      <section className="card" aria-label={t('list')}>
        <div className="ticket-tools">
          <SearchField
            ref={searchField}
            label={t('search')}
            value={search}
            onChange={(text) => dispatch(ticketsSearched(text))}
            outcome={t('found', { count: found.length })}
          />
        </div>
        {status !== 'ready' && <ListSkeleton rows={8} rowHeight={skeletonRowHeight} />}
        {status === 'ready' && (found.length > 0 ? <TicketTable tickets={found} /> : <NoTickets />)}
      </section>
      <TicketUndoNotice />
    </>
  );
}
