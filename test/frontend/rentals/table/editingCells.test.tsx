import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppDispatch } from '../../../../frontend/src/app/hooks';
import { editRental } from '../../../../frontend/src/features/rentals/edit/editActions';
import { useListParams } from '../../../../frontend/src/features/rentals/filter/useListParams';
import { cloudOpened, rentalsReceived } from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import {
  columnStore,
  defaultColumns,
  hideColumn,
} from '../../../../frontend/src/features/rentals/table/columnPreferences';
import { RentalsCard } from '../../../../frontend/src/features/rentals/table/RentalsCard';
import type { SortColumn } from '../../../../frontend/src/features/rentals/table/sortRentals';
import { signedIn } from '../../../../frontend/src/features/session/sessionSlice';
import { isolate } from '../../../../frontend/src/lib/isolate';
import { giveElementsHeight, makeStore, renderRentals } from '../renderRentals';
import { rental } from '../rental.fixture';

const rentals = Array.from({ length: 100 }, (_, index) =>
  rental({ id: `r${index}`, Name: `Huis ${index}`, Population: 1000 - index }),
);

function Card() {
  return <RentalsCard list={useListParams()} isFilling={false} />;
}

let person: ReturnType<typeof userEvent.setup>;
const cell = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of Huis 0' });

/** Edits the first row's name, with all of it selected. */
async function editFirst() {
  const store = makeStore();
  store.dispatch(signedIn({ email: 'a@polder.test', sub: 'a', role: 'editor' }));
  store.dispatch(cloudOpened());
  store.dispatch(rentalsReceived({ rentals }));
  renderRentals(<Card />, { store });
  screen.getByRole('grid').focus();
  await waitFor(async () => {
    await person.keyboard('{F2}');
    expect(cell()).toHaveFocus();
  });
  const waiting = () => store.getState().rentals.outbox.changes;
  return {
    store,
    waiting,
    receive: (one: typeof rentals) => act(() => void store.dispatch(rentalsReceived({ rentals: one }))),
  };
}

jest.setTimeout(20_000);

describe('editing a cell while the list changes', () => {
  beforeEach(() => {
    person = userEvent.setup();
    giveElementsHeight(180);
    HTMLElement.prototype.scrollIntoView = () => undefined;
    localStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('preserves another user’s change if the user changed nothing', async () => {
    const { waiting, receive } = await editFirst();
    receive([rental({ id: 'r0', Name: 'Theirs', Population: 1000, _version: 2 })]);
    await person.keyboard('{Enter}');
    expect(waiting()).toEqual([]);
    expect(screen.getByText('Theirs')).toBeInTheDocument();
  });

  it('changes the version that the person saw, so that one they did not see becomes a conflict', async () => {
    const { waiting, receive } = await editFirst();
    receive([rental({ id: 'r0', Name: 'Theirs', Population: 1000, _version: 2 })]);
    await person.keyboard('Mine{Enter}');
    expect(waiting()).toMatchObject([{ content: { Name: 'Mine' }, base: 1 }]);
  });

  it('is undone with Ctrl+Z, edit by edit, but not where the rental was changed since', async () => {
    const { store } = await editFirst();
    const name = () => store.getState().rentals.items.find(({ id }) => id === 'r0')?.Name;
    await person.keyboard('First{Enter}');
    await person.keyboard('{F2}Second{Enter}');
    expect(name()).toBe('Second');
    await person.keyboard('{Control>}z{/Control}');
    expect(name()).toBe('First');
    await person.keyboard('{Control>}z{/Control}');
    expect(name()).toBe('Huis 0');
    await person.keyboard('{Control>}z{/Control}');
    expect(name()).toBe('Huis 0');

    await person.keyboard('{F2}Mine{Enter}');
    act(() => (store.dispatch as AppDispatch)(editRental('r0', { Name: 'In the panel' })));
    await person.keyboard('{Control>}z{/Control}');
    expect(name()).toBe('In the panel');
  });

  it('continues at the row’s new position when others are inserted before it', async () => {
    const { waiting, receive } = await editFirst();
    await person.keyboard('Half a');
    receive([rental({ id: 'new', Name: 'Larger', Population: 2000 })]);
    expect(cell()).toHaveFocus();
    await person.keyboard(' name{Enter}');
    expect(waiting()).toMatchObject([{ rentalId: 'r0', content: { Name: 'Half a name' } }]);
  });

  it('leaves the keyboard at the rental when its new value, or another’s change, moves its row', async () => {
    const { receive } = await editFirst();
    await person.keyboard('{Escape}{ArrowDown}');
    const active = () => document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '');
    const row = () => active()?.closest('tr');
    expect(row()).toHaveTextContent('Huis 1');
    receive([rental({ id: 'new', Name: 'Larger', Population: 2000 })]);
    expect(row()).toHaveTextContent('Huis 1');
    await person.keyboard('{ArrowRight}{ArrowRight}{F2}');
    await person.keyboard('3000{Enter}');
    expect(row()).toHaveTextContent('Huis 1');
    expect(row()).toHaveAttribute('aria-rowindex', '2');
  });

  it('gives the keyboard to the card when the last row leaves the list', async () => {
    const { receive } = await editFirst();
    await person.keyboard('{Escape}');
    receive(rentals.map((one) => ({ ...one, _version: 2, _deleted: true })));
    expect(await screen.findByRole('region', { name: 'Rentals' })).toHaveFocus();
  });

  it('preserves the typed text when the row is scrolled out of view', async () => {
    const { waiting } = await editFirst();
    await person.keyboard('Typed');
    const scroller = screen.getByRole('grid').parentElement as HTMLElement;
    scroller.scrollTop = 36 * 80;
    fireEvent.scroll(scroller);
    expect(screen.queryByRole('textbox', { name: /Huis 0/ })).toBeNull();
    expect(waiting()).toMatchObject([{ rentalId: 'r0', content: { Name: 'Typed' } }]);
    expect(screen.getByRole('grid')).toHaveFocus();
  });

  it('begins at the active row when it is scrolled out of view', async () => {
    await editFirst();
    await person.keyboard('{Escape}');
    const scroller = screen.getByRole('grid').parentElement as HTMLElement;
    scroller.scrollTop = 36 * 80;
    fireEvent.scroll(scroller);
    expect(screen.queryByText('Huis 0')).toBeNull();
    await person.keyboard('{F2}');
    expect(cell()).toHaveFocus();
  });

  describe('with the column of names hidden', () => {
    const hidden = (columns: readonly SortColumn[]) =>
      act(() =>
        columnStore.write(
          'a',
          columns.reduce((all, one) => hideColumn(all, one, true), defaultColumns),
        ),
      );
    const openMenu = () => person.click(screen.getByRole('button', { name: 'Actions for Huis 0' }));

    it('edits the first column that can be edited', async () => {
      await editFirst();
      await person.keyboard('{Escape}');
      hidden(['Name']);
      await openMenu();
      await person.click(screen.getByRole('menuitem', { name: 'Edit Code here' }));
      expect(await screen.findByRole('textbox', { name: 'Code of Huis 0' })).toHaveFocus();
      await person.keyboard('{Escape}{End}{ArrowLeft}{F2}');
      expect(await screen.findByRole('textbox', { name: 'Code of Huis 0' })).toHaveFocus();
    });

    it('offers nothing where no other can be edited', async () => {
      await editFirst();
      await person.keyboard('{Escape}');
      hidden(['Name', 'Code', 'Population']);
      await openMenu();
      expect(screen.getByRole('menuitem', { name: 'Edit the name here' })).toBeDisabled();
      await person.keyboard('{Escape}{F2}');
      hidden([]);
      await person.keyboard('{Home}{F2}');
      expect(cell()).toHaveFocus();
    });
  });

  it('does not save half a name by the Enter that confirms a word in an input method', async () => {
    const { waiting } = await editFirst();
    await person.keyboard('東');
    fireEvent.keyDown(cell(), { key: 'Enter', isComposing: true });
    await person.keyboard('京{Enter}');
    expect(waiting()).toMatchObject([{ content: { Name: '東京' } }]);
  });

  it('saves no population that could be read in two ways, and says what to type', async () => {
    const { waiting } = await editFirst();
    await person.keyboard('{Escape}{ArrowRight}{ArrowRight}{F2}');
    const population = await screen.findByRole('textbox', { name: 'Population of Huis 0' });
    await person.keyboard('1.234{Enter}');
    expect(population).toHaveAccessibleDescription('Write 1234 if you mean thousands; decimals are not possible.');
    expect(waiting()).toEqual([]);
    await person.clear(population);
    await person.keyboard('1.234.567{Enter}');
    expect(waiting()).toMatchObject([{ content: { Population: 1_234_567 } }]);
  });

  describe('with a value that cannot be saved', () => {
    async function editPopulation(typed: string) {
      const edited = await editFirst();
      await person.keyboard('{Escape}{ArrowRight}{ArrowRight}{F2}');
      const population = await screen.findByRole('textbox', { name: 'Population of Huis 0' });
      await person.clear(population);
      await person.keyboard(typed);
      return { ...edited, population };
    }

    it('stays open with its problem when another row is pressed, and takes the focus back', async () => {
      const { waiting, population } = await editPopulation('1.234');
      await person.click(screen.getByText('Huis 1'));
      await waitFor(() => expect(population).toHaveFocus());
      expect(population).toHaveValue('1.234');
      expect(population).toHaveAccessibleDescription(/^Write 1234 if you mean thousands/);
      await person.clear(population);
      await person.keyboard('1234{Enter}');
      expect(waiting()).toMatchObject([{ rentalId: 'r0', content: { Population: 1234 } }]);
    });

    it('stays open when another control is used, which retains the focus', async () => {
      const { population } = await editPopulation('many');
      const density = screen.getByRole('button', { name: 'Columns' });
      await person.click(density);
      expect(population).toHaveValue('many');
      expect(population).toBeInvalid();
      expect(population).not.toHaveFocus();
    });

    it.each(['{Escape}', 'Discard'])('is dropped by %s only', async (way) => {
      const { waiting, population } = await editPopulation('1.234');
      await person.click(screen.getByText('Huis 1'));
      await waitFor(() => expect(population).toHaveFocus());
      if (way === 'Discard') await person.click(screen.getByRole('button', { name: 'Discard' }));
      else await person.keyboard(way);
      expect(screen.queryByRole('textbox', { name: /Huis 0/ })).toBeNull();
      expect(screen.getByRole('grid')).toHaveFocus();
      expect(waiting()).toEqual([]);
    });

    it('reports what was typed when its row goes out of sight', async () => {
      const { store, waiting } = await editPopulation('1.234');
      const scroller = screen.getByRole('grid').parentElement as HTMLElement;
      scroller.scrollTop = 36 * 80;
      fireEvent.scroll(scroller);
      expect(screen.queryByRole('textbox', { name: /Huis 0/ })).toBeNull();
      expect(waiting()).toEqual([]);
      expect(store.getState().notifications.items).toMatchObject([
        {
          textKey: 'rentals:table.valueNotSaved',
          params: { text: isolate('1.234'), column: 'Population', name: isolate('Huis 0') },
        },
      ]);
    });
  });
});
