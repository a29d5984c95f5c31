import { calendarReset, eventDeleted, selectEvents } from '../../../frontend/src/features/calendar/calendarSlice';
import { checksCleared, selectTreeState, treeReset } from '../../../frontend/src/features/tree/treeSlice';
import { makeAppStore, storedBy } from './makeAppStore';

type State = ReturnType<ReturnType<typeof makeAppStore>['getState']>;

const leavePage = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => localStorage.clear());

// The calendar and the tree stand for the apps whose sample is bundled: the calendar's is around the present day.
const apps = {
  calendar: {
    edit: eventDeleted({ occurrence: { id: 1, day: null }, scope: 'all' }),
    reset: calendarReset(),
    isSample: (state: State) => selectEvents(state).some(({ id }) => id === 1),
  },
  tree: {
    edit: checksCleared(),
    reset: treeReset(),
    isSample: (state: State) => selectTreeState(state).tree.checked.length > 0,
  },
};

describe.each(Object.entries(apps))('a reset of the %s', (app, { edit, reset, isSample }) => {
  test('leaves nothing stored, also of an edit just before; an edit after it is stored', () => {
    const { dispatch, getState } = makeAppStore();
    dispatch(edit);
    leavePage();
    expect(storedBy(app)).not.toBeNull();
    dispatch(edit);
    dispatch(reset);
    leavePage();
    expect(isSample(getState())).toBe(true);
    expect(storedBy(app)).toBeNull();
    dispatch(edit);
    leavePage();
    expect(storedBy(app)).not.toBeNull();
  });

  test('in another tab is one here', () => {
    const { dispatch, getState } = makeAppStore();
    dispatch(edit);
    leavePage();
    localStorage.removeItem(`polder.guest.apps.${app}`);
    window.dispatchEvent(new StorageEvent('storage', { key: `polder.guest.apps.${app}` }));
    leavePage();
    expect(isSample(getState())).toBe(true);
    expect(storedBy(app)).toBeNull();
  });
});
