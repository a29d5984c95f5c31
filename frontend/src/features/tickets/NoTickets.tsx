import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
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
  return (
    <div className="list-detail-empty">
      <p>{t(items.length > 0 && isNarrowed ? 'noMatch' : 'none')}</p>
      {isNarrowed && (
        <button type="button" className="btn btn-outline-secondary" onClick={showAll}>
          {t('showAll')}
        </button>
      )}
    </div>
  );
}
