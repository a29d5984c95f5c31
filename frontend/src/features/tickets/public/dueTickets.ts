import { createSelector } from '@reduxjs/toolkit';
import type { WithApps } from '../../sample-data/public/slice';
import { selectTicketsState } from '../ticketsSlice';
import { ticketAddress } from '../useTickets';

export { loadTickets } from '../ticketsSlice';

/** A ticket that has to be done by a day. */
export interface DueTicket {
  readonly id: number;
  /** With its number: `#7 No hot water`. */
  readonly title: string;
  /** As `2026-11-20`. */
  readonly due: string;
  readonly address: string;
}

/** The tickets with a due date that are not closed. */
export const selectDueTickets: (state: WithApps) => readonly DueTicket[] = createSelector(
  [(state: WithApps) => selectTicketsState(state).items],
  (items) =>
    items.flatMap(({ Id, ticketTitle, Due, Status }): DueTicket[] =>
      Due === undefined || Status === 'Closed'
        ? []
        : [{ id: Id, title: `#${Id} ${ticketTitle}`, due: Due.slice(0, 10), address: ticketAddress(Id) }],
    ),
);
