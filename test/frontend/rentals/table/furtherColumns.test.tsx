import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useListParams } from '../../../../frontend/src/features/rentals/filter/useListParams';
import { sampleShown } from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import {
  columnStore,
  defaultColumns,
  restoreColumns,
} from '../../../../frontend/src/features/rentals/table/columnPreferences';
import { RentalsCard } from '../../../../frontend/src/features/rentals/table/RentalsCard';
import {
  fieldKeys,
  furtherColumns,
  type SortColumn,
  sortColumns,
} from '../../../../frontend/src/features/rentals/table/sortRentals';
import { contentFields, isNumberField, rentalFields } from '../../../../graphql/rental';
import { giveElementsHeight, makeStore, renderRentals } from '../renderRentals';
import { rental } from '../rental.fixture';

function Card() {
  return <RentalsCard list={useListParams()} isFilling={false} />;
}

/** Two fields more than rentals have, as graphql/README.md adds them. */
jest.mock('../../../../graphql/rental', () => {
  const actual = jest.requireActual<typeof import('../../../../graphql/rental')>('../../../../graphql/rental');
  return {
    ...actual,
    contentFields: [...actual.contentFields, 'Remark', 'Beds'],
    rentalFields: { ...actual.rentalFields, Remark: actual.rentalFields.Flag, Beds: actual.rentalFields.Population },
    isNumberField: (field: string) => field === 'Beds' || actual.isNumberField(field),
  };
});
const exampleOf = (column: SortColumn) => (isNumberField(column) ? 1234 : 'Veluwe');

test('every field that people set is a column, but for the flag, which is beside the name', () => {
  const shown = contentFields.filter((field) => sortColumns.some((column) => column === field));
  expect(shown).toEqual(contentFields.filter((field) => field !== 'Flag'));
});

test('further columns are hidden until somebody shows them, also where the columns were arranged before they came', () => {
  expect(defaultColumns.hidden).toEqual(furtherColumns);
  const earlier = sortColumns.filter((column) => !furtherColumns.some((further) => further === column));
  expect(restoreColumns({ ...defaultColumns, order: earlier, hidden: ['Code'] }).hidden).toEqual([
    'Code',
    ...furtherColumns,
  ]);
  expect(restoreColumns({ ...defaultColumns, hidden: [] }).hidden).toEqual([]);
});

test.each(furtherColumns)('%s is shown by the panel of columns, with its value, and sorts the rows', async (column) => {
  giveElementsHeight(180);
  const person = userEvent.setup();
  columnStore.write('guest', defaultColumns);
  const store = makeStore();
  const ede = { ...rental({ id: 'b', Name: 'Ede', Population: 1 }), [column as string]: exampleOf(column) };
  store.dispatch(sampleShown([rental({ id: 'a' }), ede]));
  const { search } = renderRentals(<Card />, { store, address: '/' });
  const name = new RegExp(`${column}$`);
  expect(screen.queryByRole('columnheader', { name })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Columns' }));
  await person.click(screen.getByRole('checkbox', { name }));
  const shown = within(screen.getByRole('grid')).getByText(isNumberField(column) ? '1,234' : 'Veluwe');
  expect(shown.closest('tr')).toHaveTextContent('Ede');
  const head = screen.getByRole<HTMLTableCellElement>('columnheader', { name });
  expect(shown.closest('td')?.cellIndex).toBe(head.cellIndex);
  const [sortButton] = within(head).getAllByRole('button');
  await person.click(sortButton as HTMLElement);
  expect(search()).toContain(column);
});

test('rentals are ordered by any field: texts as the language does, those without a value first', () => {
  const texts = ['zee', 'åker', null, 'bos', 'Åker', 'zee'];
  const ranked = (language: string) => {
    const keys = fieldKeys(
      texts.map((Flag) => rental({ Flag })),
      'Flag',
      language,
    );
    const keyed = texts.map((text, place) => ({ text, key: keys[place] ?? -1 }));
    return keyed.toSorted((one, other) => one.key - other.key).map(({ text }) => text);
  };
  expect(ranked('nl')).toEqual([null, 'åker', 'Åker', 'bos', 'zee', 'zee']);
  expect(ranked('sv')).toEqual([null, 'bos', 'zee', 'zee', 'åker', 'Åker']);
  for (const field of contentFields.filter(isNumberField)) {
    const { max } = rentalFields[field];
    const numbers = [max, 0, undefined, 7].map((number) => rental({ [field]: number }));
    expect([...fieldKeys(numbers, field, 'en')]).toEqual([max + 1, 1, 0, 8]);
  }
});
