import { emptyDetails, readLabels } from '../../../frontend/src/features/contacts/contact';
import {
  contactAdded,
  contactDeletionUndone,
  contactsDeleted,
  contactsImported,
  contactsLabelled,
  contactsMerged,
  contactsShown,
  contactUndoDismissed,
  contactUpdated,
  loadContacts,
  selectContactLabels,
  selectContacts,
  selectContactsState,
  selectLastStep,
} from '../../../frontend/src/features/contacts/contactsSlice';
import { readView, wholeList, writeView } from '../../../frontend/src/features/contacts/contactsView';
import { makeAppStore } from '../sample-data/makeAppStore';

beforeEach(() => localStorage.clear());

async function loadedStore() {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadContacts()).unwrap();
  return {
    dispatch,
    state: () => selectContactsState(getState()),
    found: () => selectContacts(getState()),
    labels: () => selectContactLabels(getState()),
    last: () => selectLastStep(getState()),
    labelsOf: (id: number) => selectContactsState(getState()).items.find((contact) => contact.id === id)?.labels,
  };
}

test('several contacts are deleted in one step, and one undo returns them to their places', async () => {
  const { dispatch, state, last } = await loadedStore();
  const before = state().items;
  dispatch(contactsDeleted([1, 2, 30]));
  expect(state().items).toHaveLength(27);
  expect(state().selected).toBe(3);
  expect(last()).toMatchObject({ done: 'deleted', count: 3 });
  dispatch(contactDeletionUndone());
  expect(state().items).toEqual(before);
  expect(last()).toBeNull();
});

test('a new contact does not take the id of a deleted one that undo may restore', async () => {
  const { dispatch, state } = await loadedStore();
  dispatch(contactsDeleted([29, 30]));
  dispatch(contactAdded(emptyDetails));
  expect(state().items.at(-1)?.id).toBe(31);
  dispatch(contactDeletionUndone());
  expect(new Set(state().items.map(({ id }) => id)).size).toBe(31);
});

test('labels are given and taken; undo reverts only the labels', async () => {
  const { dispatch, labels, labelsOf, state, last } = await loadedStore();
  dispatch(contactsLabelled({ ids: [1, 2], change: { add: ['Owner'], remove: [] } }));
  dispatch(contactsLabelled({ ids: [2, 3], change: { add: ['Tenant'], remove: ['Owner'] } }));
  expect([labelsOf(1), labelsOf(2), labelsOf(3)]).toEqual([['Owner'], ['Tenant'], ['Tenant']]);
  expect(labels()).toEqual(['Owner', 'Tenant']);
  dispatch(contactUpdated({ id: 2, field: 'phone', value: '+31 20 555 0100' }));
  dispatch(contactDeletionUndone());
  expect([labelsOf(2), labelsOf(3)]).toEqual([['Owner'], undefined]);
  expect(state().items[2]).not.toHaveProperty('labels');
  expect(state().items[1]?.phone).toBe('+31 20 555 0100');
  expect(last()).toMatchObject({ done: 'labelled', count: 2 });
});

test('undo keeps what was changed since', async () => {
  const { dispatch, labelsOf, state } = await loadedStore();
  const contact = () => state().items.find(({ id }) => id === 1);
  const { company, address } = state().items[0] ?? {};
  const fields = { phone: '+31 20 555 0101', company: 'Zuiderent', labels: ['Owner'] };

  dispatch(contactsMerged({ keep: 1, drop: 2, fields }));
  dispatch(contactUpdated({ id: 1, field: 'phone', value: '+31 20 555 0199' }));
  dispatch(contactDeletionUndone());
  expect(contact()).toMatchObject({ phone: '+31 20 555 0199', company });
  expect(contact()).not.toHaveProperty('labels');

  dispatch(contactsImported({ added: [], changed: [{ id: 1, fields: { address: 'Kade 1', company: 'Zuiderent' } }] }));
  dispatch(contactUpdated({ id: 1, field: 'company', value: 'Noorderzon' }));
  dispatch(contactDeletionUndone());
  expect(contact()).toMatchObject({ address, company: 'Noorderzon' });

  dispatch(contactUpdated({ id: 1, field: 'labels', value: ['Owner', 'Tenant', 'Agent'] }));
  dispatch(contactsLabelled({ ids: [1], change: { add: ['VIP'], remove: ['Owner'] } }));
  dispatch(contactUpdated({ id: 1, field: 'labels', value: ['VIP', 'Agent', 'New'] }));
  dispatch(contactDeletionUndone());
  expect(labelsOf(1)).toEqual(['Owner', 'Agent', 'New']);
});

test('labels that change nothing are no step, and a dismissed step is final', async () => {
  const { dispatch, last, labelsOf } = await loadedStore();
  dispatch(contactsLabelled({ ids: [1], change: { add: [], remove: ['Owner'] } }));
  expect(last()).toBeNull();
  dispatch(contactsLabelled({ ids: [1], change: { add: ['Owner'], remove: [] } }));
  dispatch(contactUndoDismissed());
  dispatch(contactDeletionUndone());
  expect(labelsOf(1)).toEqual(['Owner']);
});

test('the list has the label, the filter and the order that are asked for', async () => {
  const { dispatch, found } = await loadedStore();
  dispatch(contactsLabelled({ ids: [4, 2, 30], change: { add: ['Owner'], remove: [] } }));
  dispatch(contactsShown({ filter: 'show_all', label: 'Owner', order: 'newest' }));
  expect(found().map(({ id }) => id)).toEqual([30, 4, 2]);
  dispatch(contactsShown({ ...wholeList, order: 'lastname' }));
  dispatch(contactAdded({ ...emptyDetails, company: 'Zuiderent' }));
  expect(found()[0]?.lastname).toBe('Adeyemi');
  expect(found().at(-1)?.company).toBe('Zuiderent');
  dispatch(contactUpdated({ id: 1, field: 'company', value: '' }));
  dispatch(contactsShown({ ...wholeList, order: 'company' }));
  expect(found().at(-1)?.id).toBe(1);
});

test('the address says the same again, and nonsense in it is left out', () => {
  const view = { filter: 'starred', label: 'Owner', order: 'company' } as const;
  const written = Object.entries(writeView(view)) as [string, string][];
  expect(readView(new URLSearchParams(written))).toEqual(view);
  expect(Object.values(writeView(wholeList))).toEqual([null, null, null]);
  expect(readView(new URLSearchParams('filter=none&label=&sort=shoe'))).toEqual(wholeList);
});

test('labels are read from a text: each once, whatever its case', () => {
  expect(readLabels(' Owner,,tenant , OWNER,a  b')).toEqual(['Owner', 'tenant', 'a b']);
});
