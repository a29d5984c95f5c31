import { parseAvatar } from '../../../frontend/src/components/avatarDescription';
import {
  type Contact,
  type ContactDetails,
  departments,
  detailsProblems,
  emptyDetails,
  normalizeContact,
} from '../../../frontend/src/features/contacts/contact';
import {
  contactAdded,
  contactDeleted,
  contactDeletionUndone,
  contactEdited,
  contactPutBack,
  contactSelected,
  contactStarToggled,
  contactsDeleted,
  contactsFiltered,
  contactsImported,
  contactsMerged,
  contactsSearched,
  contactUndoDismissed,
  contactUpdated,
  loadContacts,
  selectContactCounts,
  selectContacts,
  selectContactsState,
  selectCurrentContact,
} from '../../../frontend/src/features/contacts/contactsSlice';
import { http } from '../../../frontend/src/features/sample-data/http';
import { describeDeletion, describeSampleList } from '../sample-data/describeSampleList';
import { makeAppStore } from '../sample-data/makeAppStore';

async function loadedStore() {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadContacts()).unwrap();
  return {
    dispatch,
    state: () => selectContactsState(getState()),
    found: () => selectContacts(getState()),
    counts: () => selectContactCounts(getState()),
    shown: () => selectCurrentContact(getState())?.id,
  };
}

const details = (changed: Partial<ContactDetails> = {}): ContactDetails => ({
  ...emptyDetails,
  firstname: 'Zoë',
  lastname: 'Zuiderent',
  email: 'zoe@polder.example',
  ...changed,
});

beforeEach(() => localStorage.clear());

describeSampleList<Contact>({
  path: '/api/data/contacts/ContactsData',
  count: 30,
  fields: [
    ...['id', 'firstname', 'lastname', 'image', 'department', 'company', 'phone', 'email', 'address', 'notes'],
    ...['frequentlycontacted', 'starred', 'deleted'],
  ],
  load: loadContacts,
  select: selectContactsState,
  searched: contactsSearched,
  edit: contactUpdated({ id: 1, field: 'phone', value: '+31 20 555 0100' }),
});
describeDeletion<Contact>({
  load: loadContacts,
  select: selectContactsState,
  deleted: contactDeleted,
  undone: contactDeletionUndone,
  dismissed: contactUndoDismissed,
});

test('the sample contacts are complete, and their departments are those of the product', async () => {
  const { data } = await http.get<Contact[]>('/api/data/contacts/ContactsData');
  for (const contact of data) {
    expect(contact.deleted).toBe(false);
    expect(parseAvatar(contact.image)).not.toBeNull();
    expect(detailsProblems(contact)).toEqual({});
  }
  expect([...new Set(data.map(({ department }) => department))].sort()).toEqual([...departments].sort());
  expect(new Set(data.map(({ email }) => email)).size).toBe(30);
});

test('initially shows all contacts and selects contact 1 without editing it', async () => {
  const { state, found, shown } = await loadedStore();
  expect(state()).toMatchObject({ selected: 1, search: '', edit: false, filter: 'show_all' });
  expect(shown()).toBe(1);
  expect(found()).toHaveLength(30);
});

test('selecting a contact shows it and ends editing another', async () => {
  const { dispatch, state, shown } = await loadedStore();
  dispatch(contactEdited(true));
  dispatch(contactSelected(1));
  expect(state().edit).toBe(true);
  dispatch(contactSelected(4));
  expect(shown()).toBe(4);
  expect(state().edit).toBe(false);
});

test.each([
  ['frequently_contacted', (contact: Contact) => contact.frequentlycontacted],
  ['starred', (contact: Contact) => contact.starred],
  ['Engineering', (contact: Contact) => contact.department === 'Engineering'],
  ['Support', (contact: Contact) => contact.department === 'Support'],
  ['Sales', (contact: Contact) => contact.department === 'Sales'],
] as const)('the filter %s leaves those it names, and its count says how many', async (filter, passes) => {
  const { dispatch, found, counts } = await loadedStore();
  const expected = found().filter(passes).length;
  dispatch(contactsFiltered(filter));
  expect(found().every(passes)).toBe(true);
  expect(found()).toHaveLength(expected);
  expect(expected).toBeGreaterThan(0);
  expect(counts()[filter]).toBe(expected);
});

test('a contact without a department passes no filter of one', async () => {
  const { dispatch, found, counts } = await loadedStore();
  const before = counts();
  dispatch(contactUpdated({ id: 1, field: 'department', value: '' }));
  const { Engineering, Support, Sales, show_all } = counts();
  expect(show_all).toBe(before.show_all);
  expect(Engineering + Support + Sales).toBe(before.show_all - 1);
  for (const department of departments) {
    dispatch(contactsFiltered(department));
    expect(found().map(({ id }) => id)).not.toContain(1);
  }
});

test('searches name, company, email, phone and address within the filter', async () => {
  const { dispatch, found } = await loadedStore();
  dispatch(contactsSearched('nguyen'));
  expect(found().map(({ lastname }) => lastname)).toEqual(['Nguyễn']);
  dispatch(contactsFiltered('Sales'));
  expect(found()).toEqual([]);
});

test('contacts can be starred and unstarred', async () => {
  const { dispatch, state } = await loadedStore();
  const starred = () => state().items.find(({ id }) => id === 2)?.starred;
  expect(starred()).toBe(false);
  dispatch(contactStarToggled(2));
  expect(starred()).toBe(true);
  dispatch(contactStarToggled(2));
  expect(starred()).toBe(false);
});

test('adding appends a contact and selects it', async () => {
  const { dispatch, state, shown } = await loadedStore();
  dispatch(contactAdded(details()));
  expect(state().items).toHaveLength(31);
  expect(state().items.at(-1)).toEqual({ ...details(), id: 31, image: '', starred: false, deleted: false });
  expect(shown()).toBe(31);
});

test('a contact added while another is edited is shown, not edited', async () => {
  const { dispatch, state } = await loadedStore();
  dispatch(contactEdited(true));
  dispatch(contactAdded(details()));
  expect(state().edit).toBe(false);
});

test('updating changes one named field of the contact with the given id, and nothing else', async () => {
  const { dispatch, state } = await loadedStore();
  const before = state().items;
  dispatch(contactUpdated({ id: 3, field: 'phone', value: '+31 20 555 0100' }));
  expect(state().items[2]).toEqual({ ...before[2], phone: '+31 20 555 0100' });
  expect(state().items.filter(({ id }) => id !== 3)).toEqual(before.filter(({ id }) => id !== 3));
});

test('deleting removes the contact from the list; undo restores it at its index', async () => {
  const { dispatch, state, shown } = await loadedStore();
  dispatch(contactDeleted(1));
  expect(state().items.some(({ id }) => id === 1)).toBe(false);
  expect(shown()).toBe(2);
  dispatch(contactDeletionUndone());
  expect(state().items[0]?.id).toBe(1);
  expect(shown()).toBe(1);
});

test('a contact that is edited stays so when others are deleted, brought back, imported or merged', async () => {
  const { dispatch, state, shown } = await loadedStore();
  dispatch(contactEdited(true));
  dispatch(contactDeleted(3));
  dispatch(contactDeletionUndone());
  dispatch(contactsImported({ added: [{ ...details(), starred: false }], changed: [] }));
  dispatch(contactsMerged({ keep: 4, drop: 5, fields: {} }));
  dispatch(contactsMerged({ keep: 1, drop: 6, fields: {} }));
  expect(shown()).toBe(1);
  expect(state().edit).toBe(true);
});

test('a contact that goes away while it is edited stays selected, as its form holds what was typed', async () => {
  const { dispatch, state } = await loadedStore();
  const expectForm = (id: number) => expect(state()).toMatchObject({ selected: id, edit: true });
  dispatch(contactsImported({ added: [{ ...details(), starred: false }], changed: [] }));
  dispatch(contactEdited(true));
  dispatch(contactDeletionUndone());
  expectForm(31);
  dispatch(contactsImported({ added: [{ ...details(), starred: false }], changed: [] }));
  expect(state().items.at(-1)?.id).toBe(32);
  expectForm(31);
  dispatch(contactSelected(5));
  dispatch(contactEdited(true));
  dispatch(contactsMerged({ keep: 4, drop: 5, fields: {} }));
  expectForm(5);
  dispatch(contactsDeleted([3, 4]));
  expectForm(5);
});

test('undo does not bring a contact back twice that was put back from its form', async () => {
  const { dispatch, state } = await loadedStore();
  const [first] = state().items;
  if (!first) throw new Error('There are no contacts.');
  dispatch(contactEdited(true));
  dispatch(contactsDeleted([1, 2]));
  dispatch(contactPutBack({ ...first, firstname: 'Half' }));
  dispatch(contactDeletionUndone());
  expect(state().items.filter(({ id }) => id === 1)).toEqual([{ ...first, firstname: 'Half' }]);
  expect(state().items).toHaveLength(30);
});

test('contacts are listed by name, not in the order they were added', async () => {
  const { dispatch, found } = await loadedStore();
  dispatch(contactAdded(details({ firstname: 'Adam', lastname: 'Aalbers' })));
  expect(found()[0]?.lastname).toBe('Aalbers');
});

describe('the form', () => {
  test.each([
    [{}, {}],
    [{ firstname: ' ' }, {}],
    [{ lastname: '' }, {}],
    [{ firstname: ' ', lastname: ' ' }, { firstname: 'name' }],
    [{ firstname: '\u200b', lastname: '\u2060' }, { firstname: 'name' }],
    [{ firstname: '\u200b' }, {}],
    [{ email: ' ' }, {}],
    [{ email: 'zoe@polder' }, { email: 'email' }],
    [{ email: 'zoe polder@polder.example' }, { email: 'email' }],
    [{ email: 'zoë@bücher.example' }, {}],
    [{ phone: 'call me' }, { phone: 'phone' }],
    [{ phone: '(010) 555-01.12' }, {}],
  ] as const)('%j has the problems %j', (changed, problems) => {
    expect(detailsProblems(details(changed))).toEqual(problems);
  });

  test('trims the values', () => {
    expect(normalizeContact(details({ firstname: ' Zoë ' })).firstname).toBe('Zoë');
    expect(normalizeContact(details({ firstname: '\u200b' })).firstname).toBe('');
  });
});
