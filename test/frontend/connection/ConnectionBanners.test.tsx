import { act, screen } from '@testing-library/react';
import { ConnectionBanners } from '../../../frontend/src/features/connection/ConnectionBanners';
import {
  chunkLoadFailed,
  newReleaseFound,
  reachabilityFound,
} from '../../../frontend/src/features/connection/connectionSlice';
import { sessionPending } from '../../../frontend/src/features/session/sessionSlice';
import { renderRentals } from '../rentals/renderRentals';

const banners = () => screen.queryAllByRole('region').map((banner) => banner.getAttribute('aria-label'));

test('one banner is shown, and nobody is asked to reload without a connection', () => {
  const { store } = renderRentals(<ConnectionBanners />);
  expect(banners()).toEqual([]);

  act(() => {
    store.dispatch(newReleaseFound(true));
    store.dispatch(chunkLoadFailed());
    store.dispatch(reachabilityFound('offline'));
  });
  expect(banners()).toEqual([expect.stringContaining('You are offline')]);
  expect(screen.queryByRole('button')).toBeNull();

  act(() => void store.dispatch(sessionPending(true)));
  expect(banners()).toEqual([expect.stringContaining('Your session cannot be renewed yet')]);

  act(() => {
    store.dispatch(sessionPending(false));
    store.dispatch(reachabilityFound('up'));
  });
  expect(banners()).toEqual([expect.stringContaining('probably because there is a newer version')]);
  act(() => screen.getByRole('button', { name: 'Later' }).click());
  expect(banners()).toEqual([]);
});
