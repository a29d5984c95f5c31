import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { selectTicketsState, ticketsFiltered, ticketsSearched } from './ticketsSlice';

/** Replaces an empty list of tickets. */
export function NoTickets() {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const { items, filter, search } = useAppSelector(selectTicketsState);
  const showAll = () => {
    dispatch(ticketsSearched(''));
    dispatch(ticketsFiltered('total_tickets'));
  };
  const isNarrowed = search !== '' || filter !== 'total_tickets';
  if (items.length === 0 || !isNarrowed) return <p className="list-detail-empty">{t('none')}</p>;
  return (
    <EmptyState drawing="fishing" title={t('noMatchTitle')} hint={t('noMatch')}>
      <button type="button" className="btn btn-outline-secondary" onClick={showAll}>
        {t('showAll')}
      </button>
    </EmptyState>
  );
}
