import { array, boolean, int, object, enum as oneOf, optional, type infer as Shape, string } from 'zod/mini';
import { momentSchema } from '../sample-data/public/moment';

export const statuses = ['Open', 'Pending', 'Closed'] as const;
export type TicketStatus = (typeof statuses)[number];

export const priorities = ['Low', 'Normal', 'High', 'Urgent'] as const;
export type TicketPriority = (typeof priorities)[number];

const commentSchema = object({
  /** An email address; empty for a guest. */
  author: string(),
  time: momentSchema,
  text: string(),
});
export type TicketComment = Shape<typeof commentSchema>;

const ticketSchema = object({
  Id: int(),
  ticketTitle: string(),
  ticketDescription: string(),
  Status: oneOf(statuses),
  /** The colour of the status (labelOf). */
  Label: oneOf(['success', 'warning', 'danger']),
  /** Empty while unassigned. */
  AgentName: string(),
  /** The day it was submitted, as `2026-11-20`. */
  Date: momentSchema,
  deleted: boolean(),
  // Tickets of the sample, and those stored by an earlier version, may lack what follows.
  Priority: optional(oneOf(priorities)),
  /** The day it is due, as `2026-11-20`. */
  Due: optional(momentSchema),
  Comments: optional(array(commentSchema)),
});
export type Ticket = Shape<typeof ticketSchema>;
export const ticketsSchema = array(ticketSchema);

/** A ticket without a priority counts as normal. */
export const priorityOf = ({ Priority }: Pick<Ticket, 'Priority'>): TicketPriority => Priority ?? 'Normal';

/** Whether the day it is due has passed, and it is not closed. */
export const isOverdue = ({ Due, Status }: Pick<Ticket, 'Due' | 'Status'>, today: string): boolean =>
  Due !== undefined && Due < today && Status !== 'Closed';

/** The filters of the list: all tickets, or those of one status. */
export const ticketFilters = ['total_tickets', ...statuses] as const;
export type TicketFilter = (typeof ticketFilters)[number];

const labels = { Open: 'success', Pending: 'warning', Closed: 'danger' } as const;

export const labelOf = (status: TicketStatus): Ticket['Label'] => labels[status];

/** The status after each status: open, pending, closed, then open again. */
const nextStatuses = { Open: 'Pending', Pending: 'Closed', Closed: 'Open' } as const;

/** The status that one press of its button leads to. */
export const nextStatus = (status: TicketStatus): TicketStatus => nextStatuses[status];

/** The number of tickets by filter. */
export function countTickets(tickets: readonly Ticket[]): Record<TicketFilter, number> {
  const counts: Record<TicketFilter, number> = { total_tickets: tickets.length, Open: 0, Pending: 0, Closed: 0 };
  for (const { Status } of tickets) counts[Status] += 1;
  return counts;
}
