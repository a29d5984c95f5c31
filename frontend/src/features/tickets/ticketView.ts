import { matchesSearch } from '../../lib/search';
import { priorities, priorityOf, type Ticket, type TicketFilter, type TicketPriority, ticketFilters } from './ticket';

export const sortColumns = ['created', 'due', 'priority'] as const;
export type SortColumn = (typeof sortColumns)[number];

/** Which tickets the list shows, and in what order; the address of the list page has it. */
export interface TicketView {
  filter: TicketFilter;
  /** Empty for unassigned tickets; null for all. */
  agent: string | null;
  priority: TicketPriority | null;
  /** Null for the order of the list itself. */
  sort: { readonly column: SortColumn; readonly isDescending: boolean } | null;
}

export const wholeList: TicketView = { filter: 'total_tickets', agent: null, priority: null, sort: null };

/** The address is untrusted input: what makes no sense is left out. */
export function readView(parameters: URLSearchParams): TicketView {
  const sort = parameters.get('sort') ?? '';
  const column = sortColumns.find((name) => name === sort.replace(/^-/, ''));
  return {
    filter: ticketFilters.find((name) => name === parameters.get('status')) ?? 'total_tickets',
    agent: parameters.get('agent'),
    priority: priorities.find((name) => name === parameters.get('priority')) ?? null,
    sort: column ? { column, isDescending: sort.startsWith('-') } : null,
  };
}

/** The parameters of the address that have a view; null for each that it does without. */
export const writeView = ({ filter, agent, priority, sort }: TicketView) => ({
  status: filter === 'total_tickets' ? null : filter,
  agent,
  priority,
  sort: sort && (sort.isDescending ? '-' : '') + sort.column,
});

/** The order after a click on a column: its useful direction, then the other, then the list's own order. */
export function nextSort(now: TicketView['sort'], column: SortColumn): TicketView['sort'] {
  // What is due first is the earliest; what is newest, or most urgent, has the greatest value.
  const first = column !== 'due';
  if (now?.column !== column) return { column, isDescending: first };
  return now.isDescending === first ? { column, isDescending: !first } : null;
}

/** The tickets that a view and a search leave, in order. */
export function viewTickets(tickets: readonly Ticket[], view: TicketView, search: string): Ticket[] {
  const found = tickets.filter(
    (ticket) =>
      (view.filter === 'total_tickets' || ticket.Status === view.filter) &&
      (view.agent === null || ticket.AgentName === view.agent) &&
      (view.priority === null || priorityOf(ticket) === view.priority) &&
      matchesSearch(search, `#${ticket.Id}`, ticket.ticketTitle, ticket.ticketDescription, ticket.AgentName),
  );
  const { sort } = view;
  return sort ? found.sort((one, other) => compare(one, other, sort)) : found;
}

function compare(one: Ticket, other: Ticket, { column, isDescending }: NonNullable<TicketView['sort']>): number {
  const [first, second] = [rank(one, column), rank(other, column)];
  if (first === second) return 0;
  // Without a due date last, in both directions.
  if (first === '' || second === '') return first === '' ? 1 : -1;
  return first < second === isDescending ? 1 : -1;
}

function rank(ticket: Ticket, column: SortColumn): string | number {
  if (column === 'priority') return priorities.indexOf(priorityOf(ticket));
  return column === 'due' ? (ticket.Due ?? '') : ticket.Date;
}
