import { sampleTickets } from '../../../frontend/src/features/tickets/sample';
import { isOverdue, type Ticket } from '../../../frontend/src/features/tickets/ticket';
import {
  nextSort,
  readView,
  type TicketView,
  viewTickets,
  wholeList,
  writeView,
} from '../../../frontend/src/features/tickets/ticketView';

const [sample] = sampleTickets(new Date('2026-11-20T12:00:00Z'));
const ticket = (Id: number, fields: Partial<Ticket>) => ({ ...(sample as Ticket), Id, ...fields });
const tickets = [
  ticket(1, { Date: '2026-11-18', Priority: 'High', AgentName: 'Bram' }),
  ticket(2, { Date: '2026-11-20', Due: '2026-12-02', AgentName: '' }),
  ticket(3, { Date: '2026-11-19', Due: '2026-12-01', Priority: 'Low', AgentName: 'Bram' }),
];
const shown = (view: Partial<TicketView>) => viewTickets(tickets, { ...wholeList, ...view }, '').map(({ Id }) => Id);

test.each<[string, Partial<TicketView>, number[]]>([
  ['nothing chosen', {}, [1, 2, 3]],
  ['an assignee', { agent: 'Bram' }, [1, 3]],
  ['nobody as the assignee', { agent: '' }, [2]],
  ['normal priority, which a ticket has without any', { priority: 'Normal' }, [2]],
  ['the newest first', { sort: { column: 'created', isDescending: true } }, [2, 3, 1]],
  ['the most urgent first', { sort: { column: 'priority', isDescending: true } }, [1, 2, 3]],
  ['due first, and without a due date last', { sort: { column: 'due', isDescending: false } }, [3, 2, 1]],
  ['due last, and without a due date last too', { sort: { column: 'due', isDescending: true } }, [2, 3, 1]],
])('with %s', (_, view, expected) => {
  expect(shown(view)).toEqual(expected);
});

test('a view is read from its address as it was written', () => {
  const view: TicketView = {
    filter: 'Open',
    agent: '',
    priority: 'Urgent',
    sort: { column: 'due', isDescending: true },
  };
  expect(writeView(view)).toEqual({ status: 'Open', agent: '', priority: 'Urgent', sort: '-due' });
  expect(readView(new URLSearchParams(writeView(view) as Record<string, string>))).toEqual(view);
  expect(Object.values(writeView(wholeList))).toEqual([null, null, null, null]);
});

test('what makes no sense in an address is left out', () => {
  expect(readView(new URLSearchParams('status=open&priority=9&sort=--due'))).toEqual(wholeList);
});

test('clicks on a column give its useful order, the other, and the order of the list', () => {
  const first = nextSort(null, 'priority');
  expect(first).toEqual({ column: 'priority', isDescending: true });
  expect(nextSort(first, 'due')).toEqual({ column: 'due', isDescending: false });
  const second = nextSort(first, 'priority');
  expect(second).toEqual({ column: 'priority', isDescending: false });
  expect(nextSort(second, 'priority')).toBeNull();
});

test('a ticket is overdue from the day after it was due, unless it is closed', () => {
  expect(isOverdue({ Due: '2026-11-20', Status: 'Open' }, '2026-11-20')).toBe(false);
  expect(isOverdue({ Due: '2026-11-20', Status: 'Pending' }, '2026-11-21')).toBe(true);
  expect(isOverdue({ Due: '2026-11-20', Status: 'Closed' }, '2026-11-21')).toBe(false);
  expect(isOverdue({ Status: 'Open' }, '2026-11-21')).toBe(false);
});
