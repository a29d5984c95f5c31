import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import DisabledDays from '../../../frontend/src/demos/form-pickers/datepicker/DisabledDays.demo';
import { firstFriday } from '../../../frontend/src/demos/form-pickers/datepicker/days';
import Range from '../../../frontend/src/demos/form-pickers/datepicker/Range.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

beforeAll(() => startTranslations(['common'], 'en'));
afterEach(() => jest.useRealTimers());

/** The months beside the shown ones have days of the same date. */
const nameOf = (container: HTMLElement, day: string) =>
  container.querySelector(`td[data-day="${day}"]:not([data-outside]) button`)?.getAttribute('aria-label');

const setDay = (day: string) => jest.useFakeTimers({ now: new Date(`${day}T12:00`), doNotFake: ['setTimeout'] });

test.each([
  ['2026-11-27', '4 Dec 2026 to 7 Dec 2026, 3 nights.'],
  ['2026-12-31', '1 Jan 2027 to 4 Jan 2027, 3 nights.'],
  ['2026-07-01', '7 Aug 2026 to 10 Aug 2026, 3 nights.'],
])('on %s, a long weekend is from Friday to Monday', async (today, said) => {
  setDay(today);
  expect(firstFriday().getDay()).toBe(5);
  const { container } = render(<Range />);
  fireEvent.click(screen.getByRole('button', { name: 'Long weekend' }));
  expect(container.querySelector('p[role=status]')).toHaveTextContent(said);
});

test.each([
  ['en', 'taken', 'chosen', 'Today'],
  ['nl', 'bezet', 'gekozen', 'Vandaag'],
])('each day says whether it is today, chosen or taken, in %s', async (language, taken, chosen, today) => {
  await act(() => i18next.changeLanguage(language));
  const now = new Date();
  const dayOf = (day: number, months = 1) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() + months, day)).toISOString().slice(0, 10);
  const { container, unmount } = render(<Range />);
  expect(nameOf(container, dayOf(20))).toMatch(new RegExp(`, ${taken}$`));
  fireEvent.click(container.querySelector(`td[data-day="${dayOf(3)}"]:not([data-outside]) button`) ?? container);
  expect(nameOf(container, dayOf(3))).toMatch(new RegExp(`, ${chosen}$`));
  unmount();
  const { container: disabled } = render(<DisabledDays />);
  fireEvent.click(screen.getByRole('button', { name: language === 'nl' ? 'Ga naar vorige maand' : /Previous/ }));
  expect(nameOf(disabled, dayOf(now.getDate(), 0))).toMatch(new RegExp(`^${today}, `));
});
