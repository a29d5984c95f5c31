/** Counts and amounts in the texts of the demos, in both languages. */
import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import Combined from '../../../frontend/src/demos/charts/apex/Combined.demo';
import CharacterCount from '../../../frontend/src/demos/form-editor/CharacterCount.demo';
import Slider from '../../../frontend/src/demos/form-layout/form-input/Slider.demo';
import Files from '../../../frontend/src/demos/ui/forms/Files.demo';
import Range from '../../../frontend/src/demos/ui/forms/Range.demo';
import TextField from '../../../frontend/src/demos/ui/forms/TextField.demo';
import OffsetAndOrder from '../../../frontend/src/demos/ui/grid/OffsetAndOrder.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

/** In place of the editor, which needs a layout. */
jest.mock('../../../frontend/src/demos/form-editor/LazyRichText', () => ({
  LazyRichText: ({ onChange }: { onChange: (html: string) => void }) => (
    <textarea onChange={(event) => onChange(event.target.value)} />
  ),
}));

beforeAll(() => startTranslations(['common', 'dashboards', 'editor'], 'en'));

const type =
  (value: string, role = 'spinbutton') =>
  () =>
    fireEvent.change(screen.getByRole(role), { target: { value } });
const leaveField = (value: string) => () => {
  type(value)();
  fireEvent.blur(screen.getByRole('spinbutton'));
};
const nothing = () => {};
/** A chart that cannot be saved notifies. */
const store = configureStore({ reducer: () => ({}) });

const slider = <Slider step="1" ticks disabled={false} />;
const textField = <TextField type="text" bsSize="md" readOnly={false} plaintext={false} disabled={false} />;
const chart = (goal: number) => <Combined goal={goal} />;

const cases: [ReactElement, () => unknown, en: string, nl: string][] = [
  [slider, leaveField('600'), '1 house up to € 600 a month.', '1 huis tot € 600 per maand.'],
  [slider, leaveField('2000'), '15 houses up to € 2,000 a month.', '15 huizen tot € 2.000 per maand.'],
  [chart(90), nothing, '1 of 4 quarters reaches the goal of 90%.', '1 van de 4 kwartalen haalt het doel van 90%.'],
  [chart(70), nothing, '2 of 4 quarters reach the goal of 70%.', '2 van de 4 kwartalen halen het doel van 70%.'],
  [
    textField,
    type('A', 'textbox'),
    'As it stands on the passport. 1 character.',
    'Zoals het in het paspoort staat. 1 teken.',
  ],
  [<Range key="range" />, type('1'), '1 night for € 145', '1 nacht voor € 145'],
  [<Range key="range" />, type('28'), '28 nights for € 4,060', '28 nachten voor € 4.060'],
  [<OffsetAndOrder key="grid" offset={0} priceFirst />, type('28'), '€ 4,060', '€ 4.060'],
];

test.each(cases)('counts and amounts: demo %#', async (demo, use, ...said) => {
  for (const [index, language] of ['en', 'nl'].entries()) {
    await act(() => i18next.changeLanguage(language));
    const { container, unmount } = render(<Provider store={store}>{demo}</Provider>);
    await act(async () => use());
    expect(container).toHaveTextContent(said[index] ?? '');
    unmount();
  }
});

test.each([
  ['en', 72, '1 character left'],
  ['en', 70, '1 character too many for the card'],
  ['nl', 68, 'Nog 1 teken'],
  ['nl', 66, '1 teken te veel voor het kaartje'],
])('a character count in %s, of a text beside a limit of %d', async (language, limit, said) => {
  await act(() => i18next.changeLanguage(language));
  render(<CharacterCount short readOnly={false} limit={limit} />);
  await act(async () => {});
  expect(screen.getAllByText(said)[0]).toBeInTheDocument();
});

test('a character count is of what a reader takes for one letter', async () => {
  await act(() => i18next.changeLanguage('en'));
  render(<CharacterCount short readOnly={false} limit={60} />);
  await act(async () => {});
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '<p>José 🇳🇱👨‍👩‍👧‍👦</p>' } });
  expect(screen.getByText('53 characters left')).toBeInTheDocument();
});

test.each(['en', 'nl'])('the size of a file with one byte, in %s', async (language) => {
  await act(() => i18next.changeLanguage(language));
  const { container } = render(<Files />);
  const files = [new File(['a'], 'a.csv'), new File(['bb'], 'b.csv')];
  fireEvent.change(container.querySelector('input') ?? container, { target: { files } });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['a.csv, 1 byte', 'b.csv, 2 bytes']);
});
