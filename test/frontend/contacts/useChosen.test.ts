import { act, renderHook } from '@testing-library/react';
import { useChosen } from '../../../frontend/src/features/contacts/select/useChosen';

const withIds = (...ids: number[]) => ids.map((id) => ({ id }));

test('a contact that is gone is no longer chosen: a new one may get its id', () => {
  const { result, rerender } = renderHook(({ items }) => useChosen(items, items), {
    initialProps: { items: withIds(1, 2, 3) },
  });
  act(() => result.current.toggle(3, false));
  act(() => result.current.toggle(1, false));
  expect(result.current.ids).toEqual([1, 3]);
  rerender({ items: withIds(1, 2) });
  rerender({ items: withIds(1, 2, 3) });
  expect(result.current.ids).toEqual([1]);
});

test('what a filter hides stays chosen, but does not count', () => {
  const items = withIds(1, 2);
  const { result, rerender } = renderHook(({ listed }) => useChosen(items, listed), {
    initialProps: { listed: items },
  });
  act(() => result.current.toggle(2, false));
  rerender({ listed: withIds(1) });
  expect(result.current.ids).toEqual([]);
  rerender({ listed: items });
  expect(result.current.ids).toEqual([2]);
});
