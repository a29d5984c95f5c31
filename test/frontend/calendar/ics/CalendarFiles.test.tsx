import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore, type Store } from '../../../../frontend/src/app/store';
import { selectEvents } from '../../../../frontend/src/features/calendar/calendarSlice';
import { CalendarFiles } from '../../../../frontend/src/features/calendar/ics/CalendarFiles';
import { defaultLayout } from '../../../../frontend/src/features/layout/layoutSlice';
import { signedIn } from '../../../../frontend/src/features/session/sessionSlice';
import { startTranslations } from '../../../../frontend/src/lib/i18n';

const event = ['BEGIN:VEVENT', 'SUMMARY:Roof', 'DTSTART;VALUE=DATE:20261201', 'END:VEVENT'];
const calendar = ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n');

let store: Store;
const signIn = (sub: string) => store.dispatch(signedIn({ email: `${sub}@polder.test`, sub }));
const added = () => selectEvents(store.getState()).filter(({ title }) => title === 'Roof');

beforeEach(async () => {
  localStorage.clear();
  await startTranslations(['calendar', 'apps', 'errors'], 'en');
  store = createStore(defaultLayout);
  signIn('ann');
  render(
    <Provider store={store}>
      <CalendarFiles />
    </Provider>,
  );
});

/** @param read what reading the file gives */
const choose = (read: () => Promise<string>) =>
  fireEvent.change(screen.getByLabelText('Import .ics', { selector: 'input' }), {
    target: { files: [Object.assign(new File([], 'roof.ics'), { text: read })] },
  });

test('a file that is chosen again before it is read is added once', async () => {
  choose(async () => calendar);
  choose(async () => calendar);
  expect(await screen.findByText('0 events of roof.ics are added.')).toBeInTheDocument();
  expect(added()).toHaveLength(1);
});

test('a file is not added to the calendar of an account that signs in while it is read', async () => {
  const isRead = new Promise<void>((resolve) => {
    choose(async () => {
      act(() => void signIn('bob'));
      resolve();
      return calendar;
    });
  });
  await act(() => isRead);
  expect(added()).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
