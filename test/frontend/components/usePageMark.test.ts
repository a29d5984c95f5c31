import { renderHook } from '@testing-library/react';
import { usePageMark } from '../../../frontend/src/components/usePageMark';

test('a mark stays until the last of what it is about is gone', () => {
  const { dataset } = document.documentElement;
  const first = renderHook(({ isShown }) => usePageMark('undoNotice', isShown), { initialProps: { isShown: true } });
  const second = renderHook(() => usePageMark('undoNotice'));
  first.rerender({ isShown: false });
  expect(dataset).toHaveProperty('undoNotice');
  second.unmount();
  expect(dataset).not.toHaveProperty('undoNotice');
  first.rerender({ isShown: true });
  expect(dataset).toHaveProperty('undoNotice');
  first.unmount();
  expect(dataset).not.toHaveProperty('undoNotice');
});
