import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { noFilter } from '../../../frontend/src/features/activity/activityFilter';
import { useActivity } from '../../../frontend/src/features/activity/useActivity';
import { guestStore } from '../app/renderApp';
import { versionsAt } from './versions.fixture';

const listActivity = jest.fn();
let latest = 0;

jest.mock('../../../frontend/src/cloud/clients', () => ({ authClient: async () => ({}) }));
jest.mock('../../../frontend/src/cloud/historyApi', () => ({ listActivity: (query: unknown) => listActivity(query) }));
jest.mock('../../../frontend/src/features/activity/latestChange', () => ({ latestChangeOf: () => () => latest }));

test('new changes are followed after the second page failed and was read again', async () => {
  const store = guestStore();
  listActivity
    .mockResolvedValueOnce({ items: versionsAt(1000), nextToken: 'second' })
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce({ items: versionsAt(900), nextToken: null });
  const { result } = renderHook(() => useActivity(noFilter), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await waitFor(() => expect(result.current.status).toBe('failed'));
  act(() => result.current.readOn());
  await waitFor(() => expect(result.current.status).toBe('ready'));

  listActivity.mockResolvedValue({ items: versionsAt(2000, 1000), nextToken: null });
  latest = 2000;
  act(() => void store.dispatch({ type: 'test/rentalsChanged' }));
  await waitFor(() => expect(result.current.newEntries.map(({ at }) => at)).toEqual([2000]), { timeout: 3000 });
});
