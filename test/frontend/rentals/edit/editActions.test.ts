import type { AppDispatch } from '../../../../frontend/src/app/hooks';
import { runAction } from '../../../../frontend/src/features/notifications/notificationsSlice';
import { changeCountry, deleteRentals, editRental } from '../../../../frontend/src/features/rentals/edit/editActions';
import {
  changesAnswered,
  changesSent,
  cloudOpened,
  rentalsReceived,
} from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { isolate } from '../../../../frontend/src/lib/isolate';
import { makeStore } from '../renderRentals';
import { rental } from '../rental.fixture';

describe('a change made on a form that was open for a while', () => {
  const seen = rental({ _version: 1 });

  function openStore() {
    const store = makeStore();
    store.dispatch(cloudOpened());
    store.dispatch(rentalsReceived({ rentals: [seen] }));
    const edit = (...change: Parameters<typeof editRental>) => (store.dispatch as AppDispatch)(editRental(...change));
    return { store, edit, waiting: () => store.getState().rentals.outbox.changes };
  }

  it('is based on the version that the user saw, even if a newer one exists', () => {
    const { store, edit, waiting } = openStore();
    store.dispatch(rentalsReceived({ rentals: [rental({ Name: 'Theirs', _version: 2 })] }));
    edit('a', { Population: 5 }, seen);
    expect(waiting()).toMatchObject([{ content: { Population: 5 }, base: 1 }]);
  });

  it('does not conflict with an earlier change of the same user that arrived meanwhile', () => {
    const { store, edit, waiting } = openStore();
    edit('a', { Name: 'Mine' }, seen);
    const [shown] = store.getState().rentals.items;
    const batch = waiting();
    store.dispatch(changesSent(batch));
    const stored = rental({ Name: 'Mine', _version: 2, conflictID: batch[0]?.id ?? '' });
    store.dispatch(changesAnswered({ batch: waiting(), answer: { rentals: [stored], failures: [] } }));
    edit('a', { Population: 5 }, shown);
    expect(waiting()).toMatchObject([{ content: { Population: 5 }, base: 2 }]);
  });
});

describe('another country for many rentals', () => {
  const dutch = rental({ id: 'a', Code: 'NL', Flag: '🇳🇱' });
  const ownFlag = rental({ id: 'b', Code: 'NL', Flag: '🏴' });
  const belgian = rental({ id: 'c', Code: 'BE', Flag: '🇧🇪' });
  const deleted = rental({ id: 'd', Code: 'NL', Flag: '🇳🇱', _deleted: true });

  function openStore() {
    const store = makeStore();
    store.dispatch(cloudOpened());
    store.dispatch(rentalsReceived({ rentals: [dutch, ownFlag, belgian, deleted] }));
    (store.dispatch as AppDispatch)(changeCountry(['a', 'b', 'c', 'd'], 'BE'));
    const shown = () => store.getState().rentals.items.map(({ id, Code, Flag }) => [id, Code, Flag]);
    const undo = () => runAction(store.getState().notifications.items[0]?.id ?? '');
    return { store, shown, undo };
  }

  it('takes the flag along unless it is another, and leaves deleted rentals alone', () => {
    const { store, shown } = openStore();
    expect(shown()).toEqual([
      ['a', 'BE', '🇧🇪'],
      ['b', 'BE', '🏴'],
      ['c', 'BE', '🇧🇪'],
      ['d', 'NL', '🇳🇱'],
    ]);
    expect(store.getState().notifications.items[0]).toMatchObject({ params: { count: 2, code: 'BE' } });
  });

  it('is undone for each rental that was not changed again', () => {
    const { store, shown, undo } = openStore();
    (store.dispatch as AppDispatch)(editRental('b', { Code: 'FR' }));
    undo();
    expect(shown()).toEqual([
      ['a', 'NL', '🇳🇱'],
      ['b', 'FR', '🏴'],
      ['c', 'BE', '🇧🇪'],
      ['d', 'NL', '🇳🇱'],
    ]);
  });
});

test('each deletion has a notification of its own, which names a single rental and undoes that one', () => {
  const store = makeStore();
  const remove = (...ids: string[]) => (store.dispatch as AppDispatch)(deleteRentals(ids));
  const shown = () => store.getState().rentals.items.flatMap(({ id, _deleted }) => (_deleted ? [] : [id]));
  store.dispatch(cloudOpened());
  store.dispatch(rentalsReceived({ rentals: ['a', 'b', 'c'].map((id) => rental({ id, Name: `Huis ${id}` })) }));
  remove('a');
  remove('b');
  const notices = store.getState().notifications.items;
  expect(notices.map(({ params }) => params.name)).toEqual(['Huis b', 'Huis a'].map(isolate));
  runAction(notices[1]?.id ?? '');
  expect(shown()).toEqual(['a', 'c']);
});
