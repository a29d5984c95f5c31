import { nextStatus, statuses, type TicketStatus } from '../ticket';

/** A ticket goes from open to pending to closed, and from closed it is reopened. */
export const mayMove = (from: TicketStatus, to: TicketStatus): boolean => nextStatus(from) === to;

/** The column beside one; the same at the end. */
export function columnBeside(status: TicketStatus, step: 1 | -1): TicketStatus {
  return statuses[statuses.indexOf(status) + step] ?? status;
}
