import { daysAfter, writeDay } from '../../lib/days';
import { firstSample, type Sample } from './firstSample';
import { labelOf, type Ticket } from './ticket';

/** The eight tickets of the sample, with dates relative to `now`. Their agents are contacts of the sample. */
export const sampleTickets = (now = new Date()): Ticket[] =>
  samples.map(({ status, age, due, ...rest }, index) => ({
    Id: index + 1,
    ...rest,
    Status: status,
    Label: labelOf(status),
    Date: writeDay(daysAfter(now, -age)),
    deleted: false,
    ...(due !== undefined && { Due: writeDay(daysAfter(now, due)) }),
  }));

const samples: readonly Sample[] = [
  firstSample,
  {
    ticketTitle: 'Bicycles block the fire door',
    ticketDescription:
      'Witte de Withstraat, ground floor: two bicycles stand in front of the fire door. The owners were asked to move them before Friday; after that they go to the depot.',
    status: 'Pending',
    AgentName: 'Aylin Demir',
    age: 1,
    due: 1,
  },
  {
    ticketTitle: 'Import of markets stops at row 1,204',
    ticketDescription:
      'The file from the Lille office has a quote in the middle of a name. The row is reported, but the person who imported it would like to know how to write it. Answer: double the quote.',
    status: 'Closed',
    AgentName: 'Linh Nguyễn',
    age: 3,
  },
  {
    ticketTitle: 'Second key for the post room',
    ticketDescription:
      'The Wijnhaven post room is to be open at night. The lock has to read the tenants’ cards; the supplier asks how many, and whether visitors count.',
    status: 'Open',
    AgentName: 'Aylin Demir',
    age: 4,
    due: 6,
  },
  {
    ticketTitle: 'Rent for November collected twice',
    ticketDescription:
      'Ms Pereira sees two withdrawals of € 1,240. One was a retry after a network failure at the bank. The second was paid back on the same day; it takes two working days to arrive.',
    status: 'Pending',
    AgentName: 'Diego Morales',
    age: 6,
    due: -1,
  },
  {
    ticketTitle: 'Gutter leaks onto the doorstep of Oude Delft 41',
    ticketDescription:
      'The zinc has gone at two places. A quote for eleven metres of new gutter is in; the owner has to agree before the scaffold is booked.',
    status: 'Open',
    AgentName: 'Mohammed El Amrani',
    age: 9,
  },
  {
    ticketTitle: 'Doorbell names in the wrong order',
    ticketDescription:
      'After the renovation the bells of 2A and 2B are swapped. Swapped back on site; both tenants tried them.',
    status: 'Closed',
    AgentName: 'Linh Nguyễn',
    age: 14,
  },
  {
    ticketTitle: 'Screen reader skips the totals on the overview',
    ticketDescription:
      'The totals were read as one long number. Each now has its own label. The tenant’s adviser checked it with NVDA and with VoiceOver.',
    status: 'Closed',
    AgentName: 'Aïcha Benali',
    age: 21,
  },
];
