import { act, renderHook } from '@testing-library/react';
import { useFileDrop } from '../../../frontend/src/components/useFileDrop';

const file = new File(['Name\n'], 'rentals.csv');

/** A drag of a file over the page: jsdom has no DataTransfer. */
function drag(type: 'dragenter' | 'dragleave' | 'drop'): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [file] } });
  act(() => void document.body.dispatchEvent(event));
  return event;
}

test('a file that is dropped while a dialog takes files is not taken by the page too', () => {
  const onPage = jest.fn();
  const inDialog = jest.fn();
  const page = renderHook(() => useFileDrop(onPage));
  const dialog = renderHook(() => useFileDrop(inDialog, { inDialog: true }));
  drag('dragenter');
  expect([page.result.current, dialog.result.current]).toEqual([false, true]);
  // The browser would open it otherwise.
  expect(drag('drop').defaultPrevented).toBe(true);
  expect(inDialog).toHaveBeenCalledWith(file);
  expect(onPage).not.toHaveBeenCalled();

  dialog.unmount();
  drag('dragenter');
  expect(page.result.current).toBe(true);
  drag('drop');
  expect(onPage).toHaveBeenCalledWith(file);
  expect(page.result.current).toBe(false);
});

test('part of a page that comes while the dialog is open leaves the file to it', () => {
  const onPage = jest.fn();
  const inDialog = jest.fn();
  renderHook(() => useFileDrop(inDialog, { inDialog: true }));
  renderHook(() => useFileDrop(onPage));
  drag('drop');
  expect(inDialog).toHaveBeenCalledTimes(1);
  expect(onPage).not.toHaveBeenCalled();
});
