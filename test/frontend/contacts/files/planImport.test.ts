import { emptyDetails, maxNotesLength } from '../../../../frontend/src/features/contacts/contact';
import {
  contactDeletionUndone,
  contactsImported,
  loadContacts,
  selectContactsState,
  selectLastStep,
} from '../../../../frontend/src/features/contacts/contactsSlice';
import type { NewContact, ReadContact } from '../../../../frontend/src/features/contacts/files/checkContacts';
import { findKnown, planImport } from '../../../../frontend/src/features/contacts/files/planImport';
import sample from '../../../../frontend/src/features/contacts/sample';
import { makeAppStore } from '../../sample-data/makeAppStore';

const read = (line: number, fields: Partial<NewContact>): ReadContact => ({
  line,
  contact: { ...emptyDetails, firstname: 'Ann', lastname: 'Bos', starred: false, ...fields },
});
const known = read(2, {
  email: 'AICHA.benali@polder.example',
  company: 'Other',
  labels: ['Owner'],
  notes: 'Rings twice.',
});
const fresh = read(3, { email: 'ann@a.example' });
const again = read(4, { email: 'Ann@A.example', phone: '010 555 0112' });
const withoutEmail = [read(5, {}), read(6, {})];

test('a contact is known by its address, in the list or earlier in the file, whatever its case', () => {
  const found = findKnown([known, fresh, again, ...withoutEmail], sample);
  expect([...found].map(([one, other]) => [one.line, other.firstname])).toEqual([
    [2, 'Aïcha'],
    [4, 'Ann'],
  ]);
});

test('merging fills in what is missing; skipping leaves out; keeping both adds', () => {
  const merged = planImport([known, fresh, again], sample, () => 'merge');
  expect(merged.changed).toEqual([
    { id: 1, fields: { notes: 'First line for tenants in Utrecht.\nRings twice.', labels: ['Owner'] } },
  ]);
  expect(merged.added).toEqual([{ ...fresh.contact, phone: '010 555 0112' }]);
  expect(planImport([known, fresh, again], sample, () => 'skip')).toMatchObject({
    added: [fresh.contact],
    changed: [],
  });
  const both = planImport([known, fresh, again], sample, () => 'both');
  expect(both).toMatchObject({ added: [known.contact, fresh.contact, again.contact], changed: [] });
});

test('two of the file for one of the list are merged into it one after the other', () => {
  const second = read(9, { email: 'aicha.benali@polder.example', labels: ['VIP'] });
  const { changed } = planImport([known, second], sample, () => 'merge');
  expect(changed).toHaveLength(1);
  expect(changed[0]?.fields.labels).toEqual(['Owner', 'VIP']);
});

test('notes that do not fit below those of the known contact are named, and left out', () => {
  const email = 'aicha.benali@polder.example';
  const long = read(7, { email, notes: 'x'.repeat(1900), company: '', labels: ['VIP'] });
  const longer = read(8, { email, notes: 'y'.repeat(1000) });
  const plan = planImport([long, longer], sample, () => 'merge');
  expect(plan.withoutNotes).toEqual([longer]);
  expect(plan.changed[0]?.fields.notes?.length).toBeLessThanOrEqual(maxNotesLength);
  expect(plan.changed[0]?.fields.labels).toEqual(['VIP']);
  expect(planImport([long, longer], sample, () => 'both').withoutNotes).toEqual([]);

  const ofFile = planImport(
    [
      read(3, { email: 'a@a.example', notes: 'x'.repeat(1900) }),
      read(4, { email: 'a@a.example', notes: 'y'.repeat(1000) }),
    ],
    sample,
    () => 'merge',
  );
  expect(ofFile.withoutNotes.map(({ line }) => line)).toEqual([4]);
  expect(ofFile.added.map(({ notes }) => notes.length)).toEqual([1900]);
});

test('merging gives a label once, whatever its case', () => {
  const vip = read(9, { email: 'aicha.benali@polder.example', labels: ['VIP', 'owner'] });
  expect(planImport([known, vip], sample, () => 'merge').changed[0]?.fields.labels).toEqual(['Owner', 'VIP']);
  const twice = sample.map((contact) => ({ ...contact, labels: ['Owner', 'owner'] }));
  expect(planImport([vip], twice, () => 'merge').changed[0]?.fields.labels).toEqual(['Owner', 'VIP']);
});

test('an import is one step: undo takes the new ones out, and gives the others what they had', async () => {
  localStorage.clear();
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadContacts()).unwrap();
  const before = selectContactsState(getState()).items;
  dispatch(contactsImported(planImport([known, fresh, again], before, () => 'merge')));
  expect(selectContactsState(getState()).items).toHaveLength(31);
  expect(selectContactsState(getState()).selected).toBe(31);
  expect(selectLastStep(getState())).toMatchObject({ done: 'imported', count: 2 });
  dispatch(contactDeletionUndone());
  expect(selectContactsState(getState()).items).toEqual(before);
});
