import { labelOf, type Ticket, type TicketPriority } from './ticket';

/** The form's name among those whose input is kept (session/keptInput.ts). */
export const newTicketForm = 'new ticket';

/** What a person enters for a new ticket. */
export interface TicketDraft {
  readonly subject: string;
  readonly description: string;
  readonly agent: string;
  readonly priority: TicketPriority;
  /** Empty for none. */
  readonly due: string;
}

export const emptyDraft: TicketDraft = { subject: '', description: '', agent: '', priority: 'Normal', due: '' };

export type DraftProblem = 'subject' | 'description' | 'dueUnreadable' | 'duePast';
export type DraftProblems = Partial<Record<'subject' | 'description' | 'due', DraftProblem>>;

/** What prevents the ticket from being added, by field: empty when nothing does. */
export function draftProblems(draft: TicketDraft, today: string, isDueUnreadable: boolean): DraftProblems {
  const problems: DraftProblems = {};
  if (draft.subject.trim() === '') problems.subject = 'subject';
  if (draft.description.trim() === '') problems.description = 'description';
  if (isDueUnreadable) problems.due = 'dueUnreadable';
  else if (draft.due !== '' && draft.due < today) problems.due = 'duePast';
  return problems;
}

/** A new ticket is open. */
export function ticketFrom(draft: TicketDraft, Id: number, today: string): Ticket {
  return {
    Id,
    ticketTitle: draft.subject.trim(),
    ticketDescription: draft.description.trim(),
    Status: 'Open',
    Label: labelOf('Open'),
    AgentName: draft.agent,
    Date: today,
    deleted: false,
    Priority: draft.priority,
    ...(draft.due && { Due: draft.due }),
  };
}
