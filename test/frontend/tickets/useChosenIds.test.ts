import { act, renderHook } from '@testing-library/react';
import { sampleTickets } from '../../../frontend/src/features/tickets/sample';
import { useChosenIds } from '../../../frontend/src/features/tickets/useChosenIds';

test('a new ticket is not chosen because it has the number of one that was', () => {
  const items = sampleTickets();
  const { result, rerender } = renderHook(useChosenIds, { initialProps: items });
  act(() => result.current[1]([1, 8]));
  rerender(items.slice(0, -1));
  rerender(items);
  expect(result.current[0]).toEqual([1]);
});
