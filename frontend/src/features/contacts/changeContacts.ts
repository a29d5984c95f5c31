import { type Contact, labelsOf } from './contact';

/** Something that undo can revert, for one contact or many. */
export interface ContactStep {
  readonly done: 'deleted' | 'labelled' | 'imported' | 'merged';
  /** How many contacts it was about. */
  readonly count: number;
  /** The name of the only one, or of the first. */
  readonly name: string;
  /** The deleted contacts with their places in the list, in that order. */
  readonly removed: readonly RemovedContact[];
  /** What the changed fields had. */
  readonly changed: readonly PastValues[];
  /** The ids of new contacts. */
  readonly added: readonly number[];
}

interface RemovedContact {
  readonly index: number;
  readonly contact: Contact;
}

export interface PastValues {
  readonly id: number;
  readonly before: Partial<Contact>;
}

/** Labels to give, and labels to take away. */
export interface LabelChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

interface Items {
  items: Contact[];
  selected: number;
  steps: ContactStep[];
}

/** Takes contacts out of the list; if the selected one is among them, a neighbour is selected. */
export function removeContacts(state: Items, ids: readonly number[]): RemovedContact[] {
  const leaving = new Set(ids);
  const removed: RemovedContact[] = [];
  const staying: Contact[] = [];
  let next: Contact | undefined;
  let hasPassedSelected = false;
  state.items.forEach((contact, index) => {
    if (leaving.has(contact.id)) {
      removed.push({ index, contact });
      hasPassedSelected ||= contact.id === state.selected;
    } else {
      staying.push(contact);
      if (hasPassedSelected) next ??= contact;
    }
  });
  if (hasPassedSelected) state.selected = (next ?? staying.at(-1))?.id ?? state.selected;
  if (removed.length > 0) state.items = staying;
  return removed;
}

/** @returns what the contacts had whose labels change */
export function changeLabels(state: Items, ids: readonly number[], { add, remove }: LabelChange): PastValues[] {
  const wanted = new Set(ids);
  const changed: PastValues[] = [];
  for (const contact of state.items) {
    if (!wanted.has(contact.id)) continue;
    const before = labelsOf(contact);
    const after = [...before.filter((label) => !remove.includes(label)), ...add.filter((one) => !before.includes(one))];
    if (after.join() === before.join()) continue;
    changed.push({ id: contact.id, before: { labels: contact.labels && [...contact.labels] } });
    setFields(contact, { labels: after.length > 0 ? after : undefined });
  }
  return changed;
}

/** @returns what the contacts had */
export function changeFields(
  state: Items,
  changes: readonly { readonly id: number; readonly fields: Partial<Contact> }[],
): PastValues[] {
  const wanted = new Map(changes.map(({ id, fields }) => [id, fields]));
  const changed: PastValues[] = [];
  for (const contact of state.items) {
    const fields = wanted.get(contact.id);
    if (!fields) continue;
    const before = Object.fromEntries((Object.keys(fields) as (keyof Contact)[]).map((name) => [name, contact[name]]));
    changed.push({ id: contact.id, before });
    setFields(contact, fields);
  }
  return changed;
}

/** Sets fields; one without a value is removed. */
function setFields(contact: Contact, fields: Partial<Contact>): void {
  Object.assign(contact, fields);
  if (contact.labels === undefined) delete contact.labels;
}

/** @returns the step that was undone, if there was one */
export function undoLastStep(state: Items): ContactStep | undefined {
  const step = state.steps.pop();
  if (!step) return;
  const added = new Set(step.added);
  const past = new Map(step.changed.map(({ id, before }) => [id, before]));
  const items = state.items.filter(({ id }) => !added.has(id));
  for (const contact of items) {
    const before = past.get(contact.id);
    if (before) setFields(contact, before);
  }
  for (const { index, contact } of step.removed) items.splice(index, 0, contact);
  state.items = items;
  return step;
}

/** The id for a new contact: one more than the highest, including those that undo may restore. */
export function nextContactId({ items, steps }: Pick<Items, 'items' | 'steps'>): number {
  let highest = 0;
  for (const { id } of items) highest = Math.max(highest, id);
  for (const { removed } of steps) for (const { contact } of removed) highest = Math.max(highest, contact.id);
  return highest + 1;
}
