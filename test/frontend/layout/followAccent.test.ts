import { waitFor } from '@testing-library/react';
import { reportReachable } from '../../../frontend/src/cloud/reachability';
import { followAccent } from '../../../frontend/src/features/layout/followAccent';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';

const mockShowAccent = jest.fn();
let mockIsOffline = true;
jest.mock('../../../frontend/src/features/layout/showAccent', () => {
  if (mockIsOffline) throw new Error('Failed to fetch dynamically imported module');
  return { showAccent: mockShowAccent };
});

test('an accent whose style could not be loaded is shown once there is a connection', async () => {
  const rejected = jest.fn();
  process.on('unhandledRejection', rejected);
  const layout = { ...defaultLayout, accent: 'teal' as const };
  let change = () => {};
  followAccent({ getState: () => ({ layout }), subscribe: (listener) => (change = listener) });
  await new Promise((done) => setTimeout(done));
  mockIsOffline = false;
  change();
  await new Promise((done) => setTimeout(done));
  expect(mockShowAccent).not.toHaveBeenCalled();
  reportReachable();
  await waitFor(() => expect(mockShowAccent).toHaveBeenCalledWith('teal'));
  reportReachable();
  await new Promise((done) => setTimeout(done));
  expect(mockShowAccent).toHaveBeenCalledTimes(1);
  expect(rejected).not.toHaveBeenCalled();
});
