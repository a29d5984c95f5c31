import type { Ticket, TicketStatus } from './ticket';

/** A ticket of the sample. */
export interface Sample extends Pick<Ticket, 'ticketTitle' | 'ticketDescription' | 'AgentName'> {
  readonly status: TicketStatus;
  /** In days. */
  readonly age: number;
  /** In how many days it is due. */
  readonly due?: number;
}

/** The built document of a ticket's page shows its texts. */
export const firstSample: Sample = {
  ticketTitle: 'No hot water at Keizersgracht 214',
  ticketDescription:
    'The boiler shows F28 and stops after ten seconds. The tenant already tried the reset button twice and checked that the gas tap is open. There is a baby in the house, so please come today.',
  status: 'Open',
  AgentName: 'Mohammed El Amrani',
  age: 0,
};
