import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { DueTicket } from '../tickets/public/dueTickets';

type Tickets = typeof import('../tickets/public/dueTickets');

const none: readonly DueTicket[] = [];
const selectNone = () => none;

/** The tickets that are due, once their code and their list have been loaded: the calendar is there before them. */
export function useDueTickets(): readonly DueTicket[] {
  const dispatch = useAppDispatch();
  const [tickets, setTickets] = useState<Tickets | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('../tickets/public/dueTickets').then(
      (loaded) => {
        if (!isWanted) return;
        setTickets(loaded);
        void dispatch(loaded.loadTickets());
      },
      (error: unknown) => console.warn('The tickets could not be loaded.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [dispatch]);
  return useAppSelector(tickets?.selectDueTickets ?? selectNone);
}
