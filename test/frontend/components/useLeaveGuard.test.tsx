import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type LeaveGuard, useLeaveGuard } from '../../../frontend/src/components/useLeaveGuard';

let guard: LeaveGuard | undefined;

function Page() {
  guard = useLeaveGuard(true);
  return null;
}

/** A page with unsaved input that asks, as it is about to be left. */
async function openAsked() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/form'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/elsewhere'));
  const asked = guard;
  if (!asked?.isAsking) throw new Error('Nothing is asked.');
  return { asked, path: () => router.state.location.pathname };
}

// A double click, or an effect that runs again before the router's own render.
test('an answer that is given twice counts once', async () => {
  const left = await openAsked();
  await act(async () => {
    left.asked.leave();
    left.asked.leave();
    left.asked.stay();
  });
  expect(left.path()).toBe('/elsewhere');

  const stayed = await openAsked();
  await act(async () => {
    stayed.asked.stay();
    stayed.asked.stay();
    stayed.asked.leave();
  });
  expect(stayed.path()).toBe('/form');
  expect(guard?.isAsking).toBe(false);
});
