/** Files that demos load when they are shown. */
import { act, renderHook } from '@testing-library/react';
import { useLoaded } from '../../../frontend/src/demos/useLoaded';

const reconnect = () => act(async () => window.dispatchEvent(new Event('online')));

test('what could not be loaded is loaded once the network is back, and not again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('outlines');
  const { result } = renderHook(() => useLoaded(load));
  await act(async () => undefined);
  expect(result.current).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  await reconnect();
  expect(result.current).toBe('outlines');
  await reconnect();
  expect(load).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test('what another file had is gone at once, also where it comes late', async () => {
  let arrive: (content: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const first = async () => 'first';
  const second = () => late;
  const { result, rerender } = renderHook(({ load }) => useLoaded(load), { initialProps: { load: first } });
  await act(async () => undefined);
  expect(result.current).toBe('first');
  rerender({ load: second });
  expect(result.current).toBeUndefined();
  rerender({ load: first });
  await act(async () => arrive('second'));
  expect(result.current).toBe('first');
});
