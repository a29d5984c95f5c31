import { array, boolean, int, object, enum as oneOf, type infer as Shape, string } from 'zod/mini';
import { momentSchema } from '../sample-data/moment';

export const statuses = ['Open', 'Pending', 'Closed'] as const;
export type TicketStatus = (typeof statuses)[number];

export const ticketSchema = object({
  Id: int(),
  ticketTitle: string(),
  ticketDescription: string(),
  Status: oneOf(statuses),
  /** The colour of the status (labelOf). */
  Label: oneOf(['success', 'warning', 'danger']),
  AgentName: string(),
  /** The day it came in, as `2026-11-20`. */
  Date: momentSchema,
  deleted: boolean(),
});
export type Ticket = Shape<typeof ticketSchema>;
export const ticketsSchema = array(ticketSchema);

/** What the list can show: all tickets, or those of one status. */
export const ticketFilters = ['total_tickets', ...statuses] as const;
export type TicketFilter = (typeof ticketFilters)[number];

const labels = { Open: 'success', Pending: 'warning', Closed: 'danger' } as const;

export const labelOf = (status: TicketStatus): Ticket['Label'] => labels[status];

/** Where a ticket may go from each status: on to pending, on to closed, and from closed open again. */
const nextStatuses = { Open: 'Pending', Pending: 'Closed', Closed: 'Open' } as const;

/** The one status that a ticket may go to. */
export const nextStatus = (status: TicketStatus): TicketStatus => nextStatuses[status];

/** How many tickets each filter shows. */
export function countTickets(tickets: readonly Ticket[]): Record<TicketFilter, number> {
  const counts: Record<TicketFilter, number> = { total_tickets: tickets.length, Open: 0, Pending: 0, Closed: 0 };
  for (const { Status } of tickets) counts[Status] += 1;
  return counts;
}
