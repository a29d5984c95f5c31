import {
  clearBeforeSignOut,
  confirmSignOut,
  registerSignOutGuard,
} from '../../../frontend/src/features/session/signOutGuards';

const part = () => ({ confirmSignOut: jest.fn(async () => true), clear: jest.fn(async () => {}) });

test('without stored data, signing out is not asked about', async () => {
  await expect(confirmSignOut()).resolves.toBe(true);
});

test('one part that wants the person to stay is enough, and the next is not asked', async () => {
  const parts = [part(), part()];
  parts[0]?.confirmSignOut.mockResolvedValue(false);
  const stops = parts.map(registerSignOutGuard);
  await expect(confirmSignOut()).resolves.toBe(false);
  expect(parts[1]?.confirmSignOut).not.toHaveBeenCalled();
  for (const stop of stops) stop();
  await expect(confirmSignOut()).resolves.toBe(true);
});

test('a part that fails to clear blocks neither signing out nor the other parts', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const parts = [part(), part()];
  parts[0]?.clear.mockRejectedValue(new Error('The disk is full.'));
  const stops = parts.map(registerSignOutGuard);
  await clearBeforeSignOut();
  expect(parts[1]?.clear).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  warn.mockRestore();
});
