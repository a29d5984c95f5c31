import type { OwnAccountChange } from '../../../frontend/src/cloud/peopleApi';
import { followOwnAccount, renewalInterval } from '../../../frontend/src/features/people/followOwnAccount';
import { renewSession, type SessionDispatch, sessionOf } from '../../../frontend/src/features/session/sessionActions';

jest.mock('../../../frontend/src/features/session/sessionActions', () => ({
  renewSession: jest.fn(async () => true),
  sessionOf: jest.fn(() => ({ status: 'signedIn' })),
}));

const renewals = jest.mocked(renewSession);
const dispatch = jest.fn();
const withRole = (role?: OwnAccountChange['role']) =>
  jest.mocked(sessionOf).mockReturnValue({ status: role ? 'signedIn' : 'guest', role } as ReturnType<typeof sessionOf>);
const said = () => dispatch.mock.calls.map(([{ payload }]) => payload.textKey);
const role: OwnAccountChange = { sub: 'ann', role: 'editor', state: 'confirmed' };
let send: (change: OwnAccountChange) => void;
let start: () => void;
let stop: () => void;
const unsubscribe = jest.fn();

beforeEach(async () => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  renewals.mockResolvedValue(true);
  withRole('viewer');
  stop = followOwnAccount(dispatch as unknown as SessionDispatch, 'ann', async () => ({
    subscribeToOwnAccount(_sub, onChange, onStarted) {
      send = onChange;
      start = onStarted;
      return unsubscribe;
    },
  }));
  await jest.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a new role renews the tokens immediately, and the user is notified', async () => {
  send(role);
  withRole('editor');
  await jest.advanceTimersByTimeAsync(0);
  expect(renewals).toHaveBeenCalledTimes(1);
  expect(said()).toEqual(['notifications:session.roleIs.editor']);
});

test.each([
  ['disabled', 'notifications:session.disabled'],
  ['confirmed', 'notifications:session.endedByAdmin'],
] as const)('tokens that are refused end the session with the reason: %s', async (state, textKey) => {
  renewals.mockResolvedValue(false);
  send({ ...role, state });
  withRole();
  await jest.advanceTimersByTimeAsync(0);
  expect(said()).toEqual([textKey]);
});

test('a page that is shown renews the tokens every few minutes, for changes whose message was lost', async () => {
  await jest.advanceTimersByTimeAsync(renewalInterval - 1);
  expect(renewals).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(renewalInterval + 1);
  expect(renewals).toHaveBeenCalledTimes(2);
  expect(said()).toEqual([]);
});

test('a hidden page waits until it is shown', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await jest.advanceTimersByTimeAsync(3 * renewalInterval);
  expect(renewals).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(renewals).toHaveBeenCalledTimes(1);
  visibility.mockRestore();
});

test('when the subscription starts, at first and after an interruption, the tokens are renewed: they may be older', async () => {
  start();
  expect(renewals).toHaveBeenCalledTimes(1);
  // The message about it came before.
  withRole('editor');
  await jest.advanceTimersByTimeAsync(0);
  expect(said()).toEqual(['notifications:session.roleIs.editor']);
  send(role);
  await jest.advanceTimersByTimeAsync(0);
  expect(said()).toHaveLength(1);
});

test('without a network nothing is said, and it is tried again soon', async () => {
  renewals.mockRejectedValueOnce(new Error('network'));
  send(role);
  await jest.advanceTimersByTimeAsync(renewalInterval / 4);
  expect(renewals).toHaveBeenCalledTimes(2);
  expect(said()).toEqual([]);
});

test('nothing happens after it is stopped', async () => {
  stop();
  await jest.advanceTimersByTimeAsync(3 * renewalInterval);
  expect(unsubscribe).toHaveBeenCalled();
  expect(renewals).not.toHaveBeenCalled();
});
