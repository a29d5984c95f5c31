import { act, renderHook, waitFor } from '@testing-library/react';
import { useRentalVersions } from '../../../../frontend/src/features/rentals/edit/useRentalVersions';
import { keyOfVersion } from '../../../../frontend/src/lib/versionKey';
import { versionAt } from '../../activity/versions.fixture';

const rentalHistory = jest.fn();

jest.mock('../../../../frontend/src/cloud/historyApi', () => ({
  rentalHistory: (query: unknown) => rentalHistory(query),
}));

const version = (number: number, at: number) => versionAt(at, { rentalId: 'nl', version: number });
// The table was restored to version 4: the versions 5 and 6 of before it are lost.
const lost = [version(6, 600), version(5, 500)];
const after = version(5, 900);
const older = [version(4, 400), version(3, 300)];

test('of two versions with one number both are listed, by their times, on several pages', async () => {
  rentalHistory
    .mockResolvedValueOnce({ items: [lost[0], after], nextToken: 'next' })
    .mockResolvedValueOnce({ items: [lost[1], ...older], nextToken: null });
  const { result } = renderHook(() => useRentalVersions('nl', 900));
  await waitFor(() => expect(result.current.versions?.map(({ at }) => at)).toEqual([900, 600]));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.versions?.map(({ at }) => at)).toEqual([900, 600, 500, 400, 300]));
  expect(new Set(result.current.versions?.map(keyOfVersion)).size).toBe(5);
  expect(result.current.hasMore).toBe(false);
});

test('a version that the history does not have yet is waited for, also where lost ones have higher numbers', async () => {
  rentalHistory
    .mockResolvedValueOnce({ items: [...lost, ...older], nextToken: null })
    .mockResolvedValueOnce({ items: [lost[0], after, lost[1], ...older], nextToken: null });
  const { result } = renderHook(() => useRentalVersions('nl', 900));
  await waitFor(() => expect(result.current.versions?.[0]).toEqual(after), { timeout: 3000 });
  expect(result.current.versions).toHaveLength(5);
});
