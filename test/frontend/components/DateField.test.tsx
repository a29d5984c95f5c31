import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import DateField from '../../../frontend/src/components/date/DateField';
import TypedDate from '../../../frontend/src/demos/form-pickers/datepicker/TypedDate.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

// jsdom does not scroll.
HTMLElement.prototype.scrollIntoView = () => {};
beforeAll(() => startTranslations(['common'], 'en'));

function Arrival() {
  const [day, setDay] = useState('2026-12-04');
  return (
    <>
      <label htmlFor="day">Day</label>
      <DateField id="day" label="Day" value={day} onChange={setDay} />
    </>
  );
}

const cases: [name: string, demo: ReactElement][] = [
  ['the date field', <Arrival key="field" />],
  ['its demo', <TypedDate key="demo" />],
];

test.each(cases)('the calendar of %s stays open when no day is hit, and closes when the page is', async (_, field) => {
  const user = userEvent.setup();
  // The page's main part takes the focus of a press, as in the shell.
  render(
    <main tabIndex={-1}>
      <h1>Booking</h1>
      {field}
    </main>,
  );
  await user.click(screen.getByRole('button'));
  const grid = await screen.findByRole('grid');
  const between = [grid.getAttribute('aria-label') ?? '', 'Mo'].map((text) => screen.getByText(text));
  for (const place of [...between, screen.getByRole('dialog')]) {
    await user.click(place);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  }
  await user.click(screen.getByRole('heading'));
  await act(async () => {});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the keys of an input method neither end the date nor open its calendar', async () => {
  render(<Arrival />);
  const field = screen.getByLabelText('Day');
  fireEvent.change(field, { target: { value: 'zo' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(field).toHaveValue('zo');
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(await screen.findByRole('dialog')).toBeVisible();
});
