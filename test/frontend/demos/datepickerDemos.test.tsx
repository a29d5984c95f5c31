import { fireEvent, render, screen } from '@testing-library/react';
import { firstFriday } from '../../../frontend/src/demos/form-pickers/datepicker/days';
import Range from '../../../frontend/src/demos/form-pickers/datepicker/Range.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

beforeAll(() => startTranslations(['common'], 'en'));
afterEach(() => jest.useRealTimers());

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
