import { fullName } from '../../../frontend/src/features/contacts/public/names';
import contacts from '../../../frontend/src/features/contacts/sample';
import {
  draftProblems,
  emptyDraft,
  type TicketDraft,
  ticketFrom,
} from '../../../frontend/src/features/tickets/newTicket';
import { sampleTickets } from '../../../frontend/src/features/tickets/sample';
import { priorityOf, ticketsSchema } from '../../../frontend/src/features/tickets/ticket';
import { agentNames } from '../../../frontend/src/features/tickets/useAgents';

const today = '2026-11-20';
const complete: TicketDraft = { ...emptyDraft, subject: 'Lift stuck', description: 'Between two floors.' };

test.each([
  ['nothing at all', emptyDraft, false, { subject: 'subject', description: 'description' }],
  [
    'blanks only',
    { ...complete, subject: '  ', description: '\n' },
    false,
    { subject: 'subject', description: 'description' },
  ],
  ['a due date before today', { ...complete, due: '2026-11-19' }, false, { due: 'duePast' }],
  ['a due date that is none', complete, true, { due: 'dueUnreadable' }],
  ['today as the due date', { ...complete, due: today }, false, {}],
  ['neither an assignee nor a due date', complete, false, {}],
])('%s', (_, draft, isDueUnreadable, expected) => {
  expect(draftProblems(draft, today, isDueUnreadable)).toEqual(expected);
});

test('a new ticket can be stored, with a due date only where one was chosen', () => {
  const without = ticketFrom(complete, 9, today);
  const withDue = ticketFrom({ ...complete, due: today, agent: 'Bram Visser', priority: 'High' }, 10, today);
  expect(without).not.toHaveProperty('Due');
  expect(withDue).toMatchObject({ Due: today, AgentName: 'Bram Visser', Priority: 'High' });
  expect(ticketsSchema.parse([without, withDue])).toEqual([without, withDue]);
});

test('tickets stored before they had a priority and a due date are read, as of normal priority', () => {
  const older = sampleTickets();
  expect(ticketsSchema.parse(older)).toEqual(older);
  expect(older.map(priorityOf)).toEqual(older.map(() => 'Normal'));
});

test('each assignee is offered once, by name', () => {
  expect(agentNames(['Joris Bakker', '', 'Aylin Demir', 'Joris Bakker'])).toEqual(['Aylin Demir', 'Joris Bakker']);
});

test('the agents of the sample are contacts of the sample', () => {
  const names = contacts.map(fullName);
  expect(sampleTickets().filter(({ AgentName }) => !names.includes(AgentName))).toEqual([]);
});
