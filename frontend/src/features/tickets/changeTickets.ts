import type { Draft } from '@reduxjs/toolkit';
import type { SampleState } from '../sample-data/public/slice';
import { labelOf, type Ticket } from './ticket';

/** The fields that a person changes on a ticket, one at a time. */
export type TicketField = 'Status' | 'AgentName' | 'Priority' | 'Due';
/** A field with its value to be; without a value, the field is removed. */
export type TicketChange = { [Field in TicketField]: { field: Field; value: Ticket[Field] } }[TicketField];

/** Something that undo can revert; the deleted tickets are in `deletion`. */
export type TicketStep =
  | { readonly done: 'deleted'; readonly count: number }
  | { readonly done: 'changed'; readonly change: TicketChange; readonly before: readonly PastValue[] };

/** What a ticket had. */
interface PastValue {
  readonly id: number;
  readonly change: TicketChange;
}

type Items = Pick<SampleState<Ticket>, 'items'> & { steps: TicketStep[] };

/** Changes a field of tickets; those that have the value already are no part of the step. */
export function changeTickets(state: Draft<Items>, ids: readonly number[], change: TicketChange): void {
  const changed = state.items.filter((ticket) => ids.includes(ticket.Id) && ticket[change.field] !== change.value);
  if (changed.length === 0) return;
  const before = changed.map((ticket) => ({
    id: ticket.Id,
    change: { field: change.field, value: ticket[change.field] } as TicketChange,
  }));
  for (const ticket of changed) apply(ticket, change);
  const last = state.steps.at(-1);
  // A date that is typed passes through others on the way.
  const isTypedOn =
    change.field === 'Due' &&
    last?.done === 'changed' &&
    last.change.field === 'Due' &&
    last.before.length === 1 &&
    before.length === 1 &&
    last.before[0]?.id === before[0]?.id;
  if (isTypedOn) last.change = change;
  else state.steps.push({ done: 'changed', change, before });
}

/** Gives the tickets of a step the values that they had. */
export function revertChange(state: Draft<Items>, before: readonly PastValue[]): void {
  for (const { id, change } of before) {
    const ticket = state.items.find(({ Id }) => Id === id);
    if (ticket) apply(ticket, change);
  }
}

function apply(ticket: Ticket, { field, value }: TicketChange): void {
  if (value === undefined) delete ticket[field as 'Due' | 'Priority'];
  else Object.assign(ticket, { [field]: value });
  ticket.Label = labelOf(ticket.Status);
}
