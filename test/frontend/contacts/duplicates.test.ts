import { type Contact, maxNotesLength } from '../../../frontend/src/features/contacts/contact';
import {
  contactDeletionUndone,
  contactsImported,
  contactsMerged,
  loadContacts,
  selectContactsState,
  selectLastStep,
} from '../../../frontend/src/features/contacts/contactsSlice';
import {
  findDuplicates,
  fittingSides,
  initialSides,
  mergeFields,
} from '../../../frontend/src/features/contacts/duplicates/duplicates';
import sample from '../../../frontend/src/features/contacts/sample';
import { makeAppStore } from '../sample-data/makeAppStore';

const [aicha] = sample as [Contact, ...Contact[]];
const copy = (id: number, changed: Partial<Contact>): Contact => ({ ...aicha, id, ...changed });

test('the sample has no duplicates', () => {
  expect(findDuplicates(sample)).toEqual([]);
});

test('the same address, or the same name and number, make a group; a name alone does not', () => {
  const byEmail = copy(40, { firstname: 'A.', email: 'AICHA.Benali@polder.example', phone: '' });
  const byName = copy(41, { firstname: 'aicha', email: 'a@other.example', phone: '030-555 01 65' });
  const namesake = copy(42, { email: 'b@other.example', phone: '+31 30 555 0000' });
  expect(findDuplicates([...sample, namesake])).toEqual([]);
  expect(findDuplicates([...sample, byEmail, byName]).map((group) => group.map(({ id }) => id))).toEqual([[1, 40, 41]]);
  const bridge = copy(43, { firstname: 'Q', email: 'q@other.example', phone: '010 555 0100' });
  const other = copy(44, { firstname: 'Q', email: 'aicha.benali@polder.example', phone: '010 555 0100' });
  expect(findDuplicates([aicha, bridge, other])).toHaveLength(1);
  expect(findDuplicates([aicha, copy(45, { email: '', phone: '', firstname: '' })])).toEqual([]);
});

test('at first the older values stay where there are any, and both notes', () => {
  const second = copy(40, { company: 'Other', notes: 'Second.', starred: false });
  const first = { ...aicha, address: '' };
  const sides = initialSides(first, second);
  expect(sides).toMatchObject({ company: 'first', address: 'second', notes: 'both' });
  expect(mergeFields(first, second, { ...sides, company: 'second' })).toMatchObject({
    company: 'Other',
    address: aicha.address,
    starred: true,
    notes: 'First line for tenants in Utrecht.\nSecond.',
  });
});

test('both notes stay only where a contact holds as much', () => {
  const first = copy(1, { notes: 'x'.repeat(1000) });
  const fits = copy(40, { notes: 'y'.repeat(maxNotesLength - 1001) });
  const merged = mergeFields(first, fits, initialSides(first, fits));
  expect(merged.notes).toHaveLength(maxNotesLength);

  const tooLong = copy(40, { notes: 'y'.repeat(maxNotesLength - 1000) });
  const sides = initialSides(first, tooLong);
  expect(sides.notes).toBe('first');
  // Chosen before another tab made one of them longer.
  const fitting = fittingSides(first, tooLong, { ...sides, notes: 'both' });
  expect(fitting.notes).toBe('first');
  expect(mergeFields(first, tooLong, fitting).notes).toBe(first.notes);
  expect(mergeFields(first, tooLong, { ...sides, notes: 'second' }).notes).toBe(tooLong.notes);
});

test('labels of both stay, each once, whatever its case', () => {
  const [first, second] = [copy(1, { labels: ['Owner', 'VIP'] }), copy(40, { labels: ['vip', 'Tenant'] })];
  expect(mergeFields(first, second, initialSides(first, second)).labels).toEqual(['Owner', 'VIP', 'Tenant']);
});

test('a merge is one step that undo reverts', async () => {
  localStorage.clear();
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadContacts()).unwrap();
  const { id: _id, image: _image, deleted: _deleted, ...details } = aicha;
  dispatch(contactsImported({ added: [{ ...details, phone: '010 555 0100', labels: ['Owner'] }], changed: [] }));
  const before = selectContactsState(getState()).items;
  const [first, second] = findDuplicates(before)[0] as [Contact, Contact];
  const sides = { ...initialSides(first, second), phone: 'second' as const };
  dispatch(contactsMerged({ keep: first.id, drop: second.id, fields: mergeFields(first, second, sides) }));
  expect(selectContactsState(getState()).items).toHaveLength(30);
  expect(selectContactsState(getState()).items[0]).toEqual({ ...aicha, phone: '010 555 0100', labels: ['Owner'] });
  expect(selectLastStep(getState())).toMatchObject({ done: 'merged', name: 'Aïcha Benali' });
  dispatch(contactDeletionUndone());
  expect(selectContactsState(getState()).items).toEqual(before);
  expect(selectContactsState(getState()).items[0]).not.toHaveProperty('labels');
});
