import { act, renderHook } from '@testing-library/react';
import { useSelectedIds } from '../../../frontend/src/components/useSelectedIds';

const withIds = (...ids: number[]) => ids.map((id) => ({ id }));
const idOf = ({ id }: { id: number }) => id;

test('an item that is gone is no longer selected: a new one may get its id', () => {
  const { result, rerender } = renderHook(({ items }) => useSelectedIds(items, items, idOf), {
    initialProps: { items: withIds(1, 2, 3) },
  });
  act(() => result.current.toggle(3, false));
  act(() => result.current.toggle(1, false));
  expect(result.current.ids).toEqual([1, 3]);
  rerender({ items: withIds(1, 2) });
  rerender({ items: withIds(1, 2, 3) });
  expect(result.current.ids).toEqual([1]);
});

test('what a filter hides stays selected, but does not count', () => {
  const items = withIds(1, 2);
  const { result, rerender } = renderHook(({ listed }) => useSelectedIds(items, listed, idOf), {
    initialProps: { listed: items },
  });
  act(() => result.current.toggle(2, false));
  rerender({ listed: withIds(1) });
  expect(result.current.ids).toEqual([]);
  rerender({ listed: items });
  expect(result.current.ids).toEqual([2]);
});

test('a range goes from the item before to this one, in either direction', () => {
  const items = withIds(5, 3, 8, 1);
  const { result } = renderHook(() => useSelectedIds(items, items, idOf));
  act(() => result.current.toggle(8, false));
  act(() => result.current.toggle(5, true));
  expect(result.current.ids).toEqual([5, 3, 8]);
  act(() => result.current.toggle(3, false));
  act(() => result.current.toggle(1, true));
  expect(result.current.ids).toEqual([5, 3, 8, 1]);
  act(() => result.current.clear());
  expect(result.current.ids).toEqual([]);
});

test('all of the list are selected alone, or together with those that a filter hides', () => {
  const items = withIds(1, 2, 3);
  const { result, rerender } = renderHook(({ listed }) => useSelectedIds(items, listed, idOf), {
    initialProps: { listed: items },
  });
  act(() => result.current.toggle(1, false));
  rerender({ listed: withIds(2, 3) });
  act(() => result.current.select([2, 3], true));
  rerender({ listed: items });
  expect(result.current.ids).toEqual([1, 2, 3]);
  rerender({ listed: withIds(2, 3) });
  act(() => result.current.selectAll());
  rerender({ listed: items });
  expect(result.current.ids).toEqual([2, 3]);
});
