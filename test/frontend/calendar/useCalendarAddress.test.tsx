import type { DatesSetInfo } from '@fullcalendar/react/public-api';
import { act, renderHook, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { useCalendarAddress } from '../../../frontend/src/features/calendar/useCalendarAddress';

// In a year that is not this one, so that each has its date in the address.
const viewOf = (type: string, start: string, end: string) => ({
  type,
  currentStart: new Date(start),
  currentEnd: new Date(end),
});
const month = viewOf('dayGridMonth', '2040-11-01T00:00', '2040-12-01T00:00');
const list = viewOf('listMonth', '2040-11-01T00:00', '2040-12-01T00:00');
const nextMonth = viewOf('dayGridMonth', '2040-12-01T00:00', '2041-01-01T00:00');

/** The hook beside a calendar that shows `api.view`. */
function open() {
  window.history.replaceState(null, '', '/apps/calendar');
  const api = { view: month, changeView: jest.fn() };
  const calendar = { current: { getApi: () => api } as never };
  const { result } = renderHook(() => useCalendarAddress(calendar, true), { wrapper: BrowserRouter });
  const show = (view: typeof month) => {
    api.view = view;
    // All that the hook reads of it.
    result.current.onDates({ view } as unknown as DatesSetInfo);
  };
  return { api, show };
}

test('a step is not undone when the page shows the address of the one before only afterwards', () => {
  const { api, show } = open();
  act(() => {
    show(list);
    // FullCalendar shows the next step before it reports it.
    api.view = nextMonth;
  });
  expect(window.location.search).toBe('?date=2040-11-01&view=list');
  expect(api.changeView).not.toHaveBeenCalled();
  act(() => show(nextMonth));
  expect(window.location.search).toBe('?date=2040-12-01');
  expect(api.changeView).not.toHaveBeenCalled();
});

test('Back shows what was shown before', async () => {
  const { api, show } = open();
  act(() => show(list));
  act(() => show(nextMonth));
  act(() => window.history.back());
  await waitFor(() => expect(api.changeView).toHaveBeenCalledWith('listMonth', expect.any(Date)));
  api.view = list;
  act(() => window.history.back());
  await waitFor(() => expect(api.changeView).toHaveBeenLastCalledWith('dayGridMonth', expect.any(Date)));
});
