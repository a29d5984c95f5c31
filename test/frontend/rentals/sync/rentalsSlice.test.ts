import { configureStore } from '@reduxjs/toolkit';
import { noCriteria } from '../../../../frontend/src/features/rentals/filter/filterRentals';
import {
  filterChanged,
  filterCleared,
  filterReducer,
} from '../../../../frontend/src/features/rentals/filter/filterSlice';
import { emptyOutbox } from '../../../../frontend/src/features/rentals/sync/outbox';
import {
  cacheRestored,
  changesMade,
  cloudOpened,
  loadFailed,
  loadFinished,
  loadStarted,
  rentalsReceived,
  rentalsReducer,
  sampleShown,
  selectIsSample,
} from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { locked, sessionReducer, signedIn, signedOut } from '../../../../frontend/src/features/session/sessionSlice';
import { rental } from '../rental.fixture';

const makeStore = () => configureStore({ reducer: { rentals: rentalsReducer, filter: filterReducer } });
const nl = rental({ id: 'nl', Name: 'Nederland' });
const be = rental({ id: 'be', Name: 'België', Code: 'BE' });
const gone = rental({ id: 'dd', Name: 'Old Land', _deleted: true });

describe('the rentals in the store', () => {
  let store = makeStore();
  const rentals = () => store.getState().rentals;
  const idsOf = (list: 'items' | 'filtereditems') => rentals()[list].map(({ id }) => id);

  beforeEach(() => {
    store = makeStore();
    store.dispatch(cloudOpened());
    store.dispatch(rentalsReceived({ rentals: [nl, be, gone], checkpoints: { 2: 5 } }));
  });

  it('fill the full list and the filtered list when they are loaded', () => {
    expect(idsOf('items')).toEqual(['nl', 'be', 'dd']);
    expect(idsOf('filtereditems')).toEqual(['nl', 'be']);
  });

  it('follow the filter, and changes within it', () => {
    store.dispatch(filterChanged({ ...noCriteria, text: 'belg' }));
    expect(idsOf('filtereditems')).toEqual(['be']);
    store.dispatch(rentalsReceived({ rentals: [rental({ id: 'nl', Name: 'Belgrado', _version: 2 })] }));
    expect(idsOf('filtereditems')).toEqual(['nl', 'be']);
    expect(idsOf('items')).toHaveLength(3);
  });

  it('come back in full when the filter is cleared', () => {
    store.dispatch(filterChanged({ ...noCriteria, text: 'belg' }));
    store.dispatch(filterCleared());
    expect(idsOf('filtereditems')).toEqual(['nl', 'be']);
    expect(store.getState().filter).toMatchObject({ clearFilter: true, criteria: noCriteria });
    store.dispatch(filterChanged({ ...noCriteria, text: 'n' }));
    expect(store.getState().filter.clearFilter).toBe(false);
  });

  it('leave checkpoints of other shards unchanged', () => {
    store.dispatch(rentalsReceived({ rentals: [], checkpoints: { 3: 6 } }));
    expect(rentals().checkpoints).toEqual({ 2: 5, 3: 6 });
  });

  it('are the same object when a message brings no news', () => {
    const before = rentals().items;
    store.dispatch(rentalsReceived({ rentals: [nl] }));
    expect(rentals().items).toBe(before);
  });

  it('are forgotten at signing out', () => {
    store.dispatch(signedOut());
    expect(rentals()).toMatchObject({ items: [], filtereditems: [], checkpoints: {}, source: 'none', syncedAt: null });
    store.dispatch(rentalsReceived({ rentals: [nl] }));
    expect(rentals().items).toEqual([]);
  });

  it('are forgotten when the screen is locked', () => {
    store.dispatch(locked({ email: 'a@b.nl', sub: 's' }));
    expect(rentals()).toMatchObject({ items: [], filtereditems: [], checkpoints: {}, source: 'none' });
  });

  it('have what was changed while the stored copy was read', () => {
    const edit = { id: 'edit', rentalId: 'be', content: { Name: 'Belgium' }, seen: be, at: 1 };
    store.dispatch(changesMade([edit]));
    store.dispatch(cacheRestored({ rentals: [nl, be], checkpoints: { 2: 5 }, outbox: emptyOutbox }));
    expect(rentals().items.map(({ Name }) => Name)).toEqual(['Nederland', 'Belgium']);
    expect(rentals().outbox.changes).toMatchObject([edit]);
  });

  it('replace the sample, and are never mixed with it', () => {
    store.dispatch(signedOut());
    store.dispatch(sampleShown([rental({ id: 'sample' })]));
    store.dispatch(rentalsReceived({ rentals: [nl] }));
    expect(idsOf('items')).toEqual(['sample']);
    store.dispatch(signedIn({ email: 'a@b.nl', sub: 's' }));
    store.dispatch(cloudOpened());
    expect(rentals()).toMatchObject({ items: [], source: 'cloud', loading: true });
  });

  it('stay when the same cloud is opened again, as on coming back to a page', () => {
    store.dispatch(loadFinished({ at: 9 }));
    store.dispatch(cloudOpened());
    expect(rentals().items).toHaveLength(3);
    expect(rentals().syncedAt).toBe(9);
  });

  it('stay when a later load fails', () => {
    store.dispatch(loadStarted());
    store.dispatch(loadFailed('network'));
    expect(rentals()).toMatchObject({ loading: false, error: 'network' });
    expect(rentals().items).toHaveLength(3);
    store.dispatch(loadStarted());
    expect(rentals()).toMatchObject({ loading: true, error: 'network' });
    store.dispatch(loadFinished({ at: 9 }));
    expect(rentals()).toMatchObject({ loading: false, error: null });
  });

  it('say that an upside-down range can find nothing', () => {
    store.dispatch(filterChanged({ ...noCriteria, minPopulation: 5, maxPopulation: 4 }));
    expect(store.getState().filter.error).toBe('populationRange');
  });
});

test('guests have the sample, also before it is loaded; an account has none', () => {
  const session = sessionReducer(undefined, signedOut());
  const empty = rentalsReducer(undefined, signedOut());
  const sample = rentalsReducer(undefined, sampleShown([nl]));
  const account = { ...session, sub: 'account' };
  expect(selectIsSample({ rentals: empty, session })).toBe(true);
  expect(selectIsSample({ rentals: sample, session })).toBe(true);
  expect(selectIsSample({ rentals: empty, session: account })).toBe(false);
  expect(selectIsSample({ rentals: rentalsReducer(empty, cloudOpened()), session })).toBe(false);
});
