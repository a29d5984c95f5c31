import { type Contact, joinLabels, labelsOf } from './contact';

/** Something that undo can revert, for one contact or many. */
export interface ContactStep {
  readonly done: 'deleted' | 'labelled' | 'imported' | 'merged';
  /** How many contacts it was about. */
  readonly count: number;
  /** The name of the only one, or of the first. */
  readonly name: string;
  /** The deleted contacts with their places in the list, in that order. */
  readonly removed: readonly RemovedContact[];
  readonly changed: readonly ChangedFields[];
  /** The ids of new contacts. */
  readonly added: readonly number[];
}

interface RemovedContact {
  readonly index: number;
  readonly contact: Contact;
}

/** The fields of a contact that were changed. */
interface ChangedFields {
  readonly id: number;
  readonly before: Partial<Contact>;
  readonly after: Partial<Contact>;
}

/** Labels to give, and labels to take away. */
export interface LabelChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

interface Items {
  items: Contact[];
  selected: number;
  /** Whether the selected contact's form is open. */
  edit: boolean;
  steps: ContactStep[];
}

/**
 * Takes contacts out of the list. If the selected one is among them, a neighbour is selected, unless its form is open:
 * what was typed is nowhere else.
 */
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
  if (hasPassedSelected && !state.edit) state.selected = (next ?? staying.at(-1))?.id ?? state.selected;
  if (removed.length > 0) state.items = staying;
  return removed;
}

/** @returns the contacts whose labels change */
export function changeLabels(state: Items, ids: readonly number[], { add, remove }: LabelChange): ChangedFields[] {
  const wanted = new Set(ids);
  const changed: ChangedFields[] = [];
  for (const contact of state.items) {
    if (!wanted.has(contact.id)) continue;
    const before = labelsOf(contact);
    const after = joinLabels(
      before.filter((label) => !remove.includes(label)),
      add,
    );
    if (after.join() === before.join()) continue;
    changed.push({ id: contact.id, before: { labels: [...before] }, after: { labels: after } });
    setFields(contact, { labels: after });
  }
  return changed;
}

export function changeFields(
  state: Items,
  changes: readonly { readonly id: number; readonly fields: Partial<Contact> }[],
): ChangedFields[] {
  const wanted = new Map(changes.map(({ id, fields }) => [id, fields]));
  const changed: ChangedFields[] = [];
  for (const contact of state.items) {
    const fields = wanted.get(contact.id);
    if (!fields) continue;
    const before = Object.fromEntries((Object.keys(fields) as (keyof Contact)[]).map((name) => [name, contact[name]]));
    changed.push({ id: contact.id, before, after: fields });
    setFields(contact, fields);
  }
  return changed;
}

/** Sets fields; a contact without labels has no field for them. */
function setFields(contact: Contact, fields: Partial<Contact>): void {
  Object.assign(contact, fields);
  if (labelsOf(contact).length === 0) delete contact.labels;
}

/** Reverts fields, except those that were changed since; of the labels, those that were given or taken. */
function revertFields(contact: Contact, { before, after }: ChangedFields): void {
  const isAsSet = (name: string) => contact[name as keyof Contact] === after[name as keyof Contact];
  const fields: Partial<Contact> = Object.fromEntries(Object.entries(before).filter(([name]) => isAsSet(name)));
  if ('labels' in before) fields.labels = revertLabels(labelsOf(contact), labelsOf(before), labelsOf(after));
  setFields(contact, fields);
}

const revertLabels = (now: readonly string[], before: readonly string[], after: readonly string[]) => [
  ...before.filter((label) => now.includes(label) || !after.includes(label)),
  ...now.filter((label) => !before.includes(label) && !after.includes(label)),
];

/** @returns the step that was undone, if there was one */
export function undoLastStep(state: Items): ContactStep | undefined {
  const step = state.steps.pop();
  if (!step) return;
  const added = new Set(step.added);
  const changed = new Map(step.changed.map((one) => [one.id, one]));
  const items = state.items.filter(({ id }) => !added.has(id));
  for (const contact of items) {
    const change = changed.get(contact.id);
    if (change) revertFields(contact, change);
  }
  const present = new Set(items.map(({ id }) => id));
  // One that was saved from its open form is back already.
  for (const { index, contact } of step.removed) if (!present.has(contact.id)) items.splice(index, 0, contact);
  state.items = items;
  return step;
}

/** The id for a new contact: one more than the highest, including those that undo or an open form may restore. */
export function nextContactId({ items, selected, edit, steps }: Items): number {
  let highest = edit ? selected : 0;
  for (const { id } of items) highest = Math.max(highest, id);
  for (const { removed } of steps) for (const { contact } of removed) highest = Math.max(highest, contact.id);
  return highest + 1;
}
