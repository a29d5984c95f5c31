import { keepBelongings, mayLeave, putAwayBelongings } from '../../../frontend/src/features/session/leaving';

const part = () => ({ mayLeave: jest.fn(async () => true), putAway: jest.fn(async () => {}) });

test('who keeps nothing may leave', async () => {
  await expect(mayLeave()).resolves.toBe(true);
});

test('one part that wants the person to stay is enough, and the next is not asked', async () => {
  const parts = [part(), part()];
  parts[0]?.mayLeave.mockResolvedValue(false);
  const stops = parts.map(keepBelongings);
  await expect(mayLeave()).resolves.toBe(false);
  expect(parts[1]?.mayLeave).not.toHaveBeenCalled();
  for (const stop of stops) stop();
  await expect(mayLeave()).resolves.toBe(true);
});

test('a part that cannot put its things away keeps neither the person nor the other parts', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const parts = [part(), part()];
  parts[0]?.putAway.mockRejectedValue(new Error('The disk is full.'));
  const stops = parts.map(keepBelongings);
  await putAwayBelongings();
  expect(parts[1]?.putAway).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  warn.mockRestore();
});
