import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filterTyped } from '../../../../frontend/src/features/rentals/filter/filterSlice';
import { useListParams } from '../../../../frontend/src/features/rentals/filter/useListParams';
import { sampleShown } from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import {
  type ColumnPreferences,
  columnStore,
  defaultColumns,
} from '../../../../frontend/src/features/rentals/table/columnPreferences';
import { RentalsCard } from '../../../../frontend/src/features/rentals/table/RentalsCard';
import { giveElementsHeight, makeStore, renderRentals } from '../renderRentals';
import { rental } from '../rental.fixture';

const rentals = Array.from({ length: 300 }, (_, index) =>
  rental({ id: `r${index}`, Name: `Huis ${index}`, Code: index % 2 ? 'NL' : 'BE', Population: index * 1000 }),
);

function Card() {
  return <RentalsCard list={useListParams()} isFilling={false} />;
}

let person: ReturnType<typeof userEvent.setup>;

const grid = () => screen.getByRole('grid', { name: 'Rentals' });
const firstName = () => screen.getAllByRole('row')[1]?.querySelector('bdi')?.textContent;
const activeCell = () => {
  const id = grid().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
};
const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const headers = () => screen.getAllByRole('columnheader').map((one) => one.querySelector('.sort-button')?.textContent);

function show(address = '/') {
  const store = makeStore();
  store.dispatch(sampleShown(rentals));
  const view = renderRentals(<Card />, { store, address });
  grid().focus();
  return view;
}

// Roles and names take jsdom long to work out for this many cells, the longer the busier the machine is.
jest.setTimeout(20_000);

describe('the rentals’ table', () => {
  beforeEach(() => {
    person = userEvent.setup();
    giveElementsHeight(180);
    HTMLElement.prototype.scrollIntoView = () => undefined;
    localStorage.clear();
    columnStore.write('guest', defaultColumns);
  });
  afterEach(() => jest.restoreAllMocks());

  it('draws the rows in sight only, and says how many there are', () => {
    show();
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(grid()).toHaveAttribute('aria-rowcount', '301');
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
    expect(screen.getByText('299,000')).toBeInTheDocument();
  });

  it('draws other rows once it is scrolled', () => {
    show();
    const scroller = grid().parentElement as HTMLElement;
    scroller.scrollTop = 36 * 150;
    fireEvent.scroll(scroller);
    expect(screen.getByText('Huis 149')).toBeInTheDocument();
    expect(screen.queryByText('Huis 299')).not.toBeInTheDocument();
  });

  describe('ordered by its columns', () => {
    it('reverses at the second click, and stores that in the address', async () => {
      const { search } = show();
      expect(header('Population')).toHaveAttribute('aria-sort', 'descending');
      expect(firstName()).toBe('Huis 299');
      await person.click(screen.getByRole('button', { name: 'Population' }));
      expect(header('Population')).toHaveAttribute('aria-sort', 'ascending');
      expect(firstName()).toBe('Huis 0');
      expect(search()).toBe('?sort=Population');
    });

    it('takes a further column with Shift, by pointer and by key', async () => {
      const { search } = show('/?sort=Code');
      await person.keyboard('{Shift>}');
      await person.click(screen.getByRole('button', { name: 'Population' }));
      await person.keyboard('{/Shift}');
      expect(search()).toBe('?sort=Code.-Population');
      expect(firstName()).toBe('Huis 298');
      expect(within(header('Population')).getByText('2')).toBeInTheDocument();
      grid().focus();
      await person.keyboard('{ArrowUp}{Shift>}{Enter}{/Shift}');
      expect(search()).toBe('?sort=Code.-Population.Name');
    });
  });

  describe('as a grid', () => {
    it('is one tab stop, and moves by cell', async () => {
      show();
      await person.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
      expect(activeCell()).toHaveTextContent(/^NL$/);
      expect(activeCell()?.parentElement).toHaveAttribute('aria-rowindex', '4');
      expect(grid()).toHaveFocus();
      const stops = grid().querySelectorAll('button, input');
      expect([...stops].every((stop) => stop.getAttribute('tabindex') === '-1')).toBe(true);
    });

    it('goes to the very last row, and back to the first', async () => {
      show();
      await person.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(activeCell()?.parentElement).toHaveAttribute('aria-rowindex', '301'));
      await person.keyboard('{Control>}{Home}{/Control}');
      expect(activeCell()?.parentElement).toHaveAttribute('aria-rowindex', '2');
    });

    it.each(['{Shift>}{F10}{/Shift}', '{Alt>}{ArrowDown}{/Alt}'])(
      'opens the menu of its row with %s when it is scrolled out of view',
      async (keys) => {
        show();
        const scroller = grid().parentElement as HTMLElement;
        scroller.scrollTop = 36 * 150;
        fireEvent.scroll(scroller);
        expect(activeCell()).toBeNull();
        await person.keyboard(keys);
        expect(screen.getByRole('menu', { name: 'Actions for Huis 299' })).toBeInTheDocument();
      },
    );

    it('opens a rental with Enter, by the address', async () => {
      const store = makeStore();
      store.dispatch(sampleShown(rentals));
      const { search } = renderRentals(<Card />, { store, address: '/?q=huis' });
      grid().focus();
      await person.keyboard('{ArrowDown}{Enter}');
      expect(search()).toBe('?q=huis&rental=r298');
    });

    it('chooses the country of the row that is clicked, and lets it go', async () => {
      const { store } = show();
      await person.click(screen.getByText('Huis 298'));
      expect(store.getState().upload.countryData).toBe('BE');
      await person.click(screen.getByText('Huis 296'));
      expect(store.getState().upload.countryData).toBeNull();
    });
  });

  describe('selecting rows', () => {
    const selected = () => screen.queryAllByRole('row', { selected: true }).length;

    it('takes one with Space, a range with Shift, and all that match with Ctrl+A', async () => {
      show('/?q=huis 29');
      await person.keyboard(' ');
      expect(screen.getByText('1 rental selected')).toBeInTheDocument();
      await person.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      expect(selected()).toBe(3);
      expect(screen.getByRole('button', { name: 'Select all 11 that match' })).toBeInTheDocument();
      await person.keyboard('{Control>}a{/Control}');
      expect(screen.getByText('11 rentals selected')).toBeInTheDocument();
      expect(screen.getByRole('checkbox', { name: 'Select all rentals shown' })).toBeChecked();
      await person.keyboard('{Escape}');
      expect(selected()).toBe(0);
    });

    it('gives the keyboard back to the rows when all are let go by button', async () => {
      show();
      await person.keyboard('{Control>}a{/Control}');
      await person.click(screen.getByRole('button', { name: 'Select none' }));
      expect(grid()).toHaveFocus();
    });

    it('takes a range between two boxes', async () => {
      show();
      await person.click(screen.getByRole('checkbox', { name: 'Select Huis 299' }));
      await person.keyboard('{Shift>}');
      await person.click(screen.getByRole('checkbox', { name: 'Select Huis 295' }));
      await person.keyboard('{/Shift}');
      expect(selected()).toBe(5);
    });

    it('takes a range from the rental last taken, wherever another order puts it', async () => {
      show('/?q=huis 29');
      await person.click(screen.getByRole('checkbox', { name: 'Select Huis 297' }));
      await person.click(screen.getByRole('button', { name: 'Population' }));
      await person.keyboard('{Shift>}');
      await person.click(screen.getByRole('checkbox', { name: 'Select Huis 295' }));
      await person.keyboard('{/Shift}');
      expect(selected()).toBe(3);
    });

    it('says how many of them the filter hides', async () => {
      const { store } = show();
      await person.keyboard('{Control>}a{/Control}');
      expect(screen.getByText('300 rentals selected')).toBeInTheDocument();
      act(() => void store.dispatch(filterTyped({ text: 'huis 299' })));
      expect(screen.getByText('299 of them are not shown by this filter')).toBeInTheDocument();
    });
  });

  describe('finding', () => {
    it('goes from match to match and counts them', async () => {
      show();
      await person.keyboard('{Control>}f{/Control}');
      await person.keyboard('29');
      expect(await screen.findByText('13 rows')).toBeInTheDocument();
      await person.keyboard('{Enter}{Enter}');
      expect(screen.getByText('2 of 13')).toBeInTheDocument();
      expect(document.querySelectorAll('mark').length).toBeGreaterThan(3);
      await person.keyboard('{Escape}');
      expect(grid()).toHaveFocus();
      expect(activeCell()?.parentElement).toHaveTextContent('Huis 298');
      expect(document.querySelector('mark')).toBeNull();
    });

    it('stays at what was found when another order, asked for before, arrives', async () => {
      show();
      await person.keyboard('{Control>}f{/Control}');
      await person.keyboard('huis 297{Enter}');
      expect(activeCell()?.closest('tr')).toHaveAttribute('aria-rowindex', '4');
      await person.keyboard('{Escape}');
      fireEvent.click(screen.getByRole('button', { name: 'Population' }));
      expect(activeCell()?.closest('tr')).toHaveAttribute('aria-rowindex', '299');
    });

    it('takes the keyboard when asked for, open or not, and only then', async () => {
      const { store } = show();
      const field = () => screen.getByRole('textbox', { name: 'Find in table' });
      await person.keyboard('{Control>}f{/Control}29');
      grid().focus();
      await person.keyboard('{Control>}f{/Control}');
      expect(field()).toHaveFocus();
      await person.keyboard('7');
      expect(field()).toHaveValue('7');

      screen.getByRole('button', { name: 'Columns' }).focus();
      act(() => void store.dispatch(filterTyped({ text: 'nergens' })));
      act(() => void store.dispatch(filterTyped({ text: '' })));
      expect(field()).toHaveValue('7');
      expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
    });
  });

  describe('arranging columns', () => {
    const storedColumns = () =>
      JSON.parse(localStorage.getItem('polder.guest.rentals.columns') ?? '') as ColumnPreferences;
    /** Gives elements a width, as jsdom has no layout. */
    const giveElementsWidth = (width: number) =>
      jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 36));

    it('moves, widens and hides one by keyboard, and stores that in this browser', async () => {
      giveElementsWidth(112);
      show();
      await person.keyboard(
        '{ArrowUp}{ArrowRight}{Control>}{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}{/Control}',
      );
      expect(headers().slice(1, 4)).toEqual(['Name', 'Population', 'Code']);
      await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
      const stored = storedColumns();
      expect(stored).toMatchObject({ version: 1, widths: { Code: 136 } });
      const shown = stored.order.filter((column) => !stored.hidden.includes(column));
      expect(shown).toEqual(['Name', 'Population', 'Code', '_version', '_lastChangedAt']);
      await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await person.click(screen.getByRole('menuitem', { name: 'Hide' }));
      expect(headers()).not.toContain('Code');
      expect(grid()).toHaveFocus();
    });

    it('makes one narrower or wider than it is shown, whatever its width elsewhere', async () => {
      giveElementsWidth(128);
      show();
      await person.pointer({ keys: '[MouseRight]', target: header('Population') });
      await person.click(screen.getByRole('menuitem', { name: 'Narrower' }));
      await person.pointer({ keys: '[MouseRight]', target: header('Name') });
      await person.click(screen.getByRole('menuitem', { name: 'Wider' }));
      await person.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
      expect(storedColumns().widths).toEqual({ Population: 104, Name: 152, Code: 104 });
    });

    it('pins one where it stays in sight', async () => {
      show();
      await person.pointer({ keys: '[MouseRight]', target: header('Population') });
      await person.click(screen.getByRole('menuitem', { name: 'Pin to the start' }));
      expect(headers()[1]).toBe('Population');
      expect(header('Population')).toHaveStyle({ position: 'sticky' });
    });

    it('sets the row density, and resets it', async () => {
      show();
      await person.click(screen.getByRole('button', { name: 'Columns' }));
      await person.click(screen.getByRole('radio', { name: 'Compact' }));
      await person.click(screen.getByRole('checkbox', { name: 'Version' }));
      expect(grid()).toHaveClass('density-compact');
      expect(headers()).not.toContain('Version');
      await person.click(screen.getByRole('button', { name: 'Reset columns' }));
      expect(headers()).toContain('Version');
      expect(grid()).toHaveClass('density-normal');
    });
  });

  it('says so when nothing matches, and leads back to everything', async () => {
    const store = makeStore();
    store.dispatch(sampleShown(rentals));
    renderRentals(<Card />, { store, address: '/?q=nergens' });
    expect(await screen.findByText('No rental matches this filter.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(grid()).toHaveAttribute('aria-rowcount', '301');
  });

  it('says so while it is still being typed', () => {
    const { store } = show();
    act(() => void store.dispatch(filterTyped({ text: 'nergens' })));
    expect(screen.getByText('No rental matches this filter.')).toBeInTheDocument();
  });

  it('says so when all are deleted, and leads to them', async () => {
    const store = makeStore();
    store.dispatch(sampleShown([rental({ Name: 'Huis', _deleted: true })]));
    renderRentals(<Card />, { store });
    await person.click(screen.getByRole('button', { name: 'Show deleted rentals' }));
    expect(grid()).toHaveAttribute('aria-rowcount', '2');
  });
});
