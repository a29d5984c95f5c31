import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RentalTable } from '../../../frontend/src/features/rentals/RentalTable';
import { type RentalOrder, usualOrder } from '../../../frontend/src/features/rentals/sortRentals';
import { giveElementsHeight, renderRentals } from './renderRentals';
import { rental } from './rental.fixture';

const rentals = Array.from({ length: 5000 }, (_, index) =>
  rental({ id: `r${index}`, Name: `Huis ${index}`, Code: index % 2 ? 'NL' : 'BE', Population: index * 1000 }),
);

function Table() {
  const [order, setOrder] = useState<RentalOrder>(usualOrder);
  const [code, setCode] = useState<string | null>(null);
  return <RentalTable rentals={rentals} order={order} onOrder={setOrder} chosenCode={code} onChoose={setCode} />;
}

const firstName = () => within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')[0]?.textContent;
const activeRow = () => {
  const id = screen.getByRole('grid').getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
};

describe('the rentals’ table', () => {
  beforeEach(() => {
    giveElementsHeight(360);
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(5001 * 36);
    HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, place?: ScrollToOptions | number) {
      this.scrollTop = (place as ScrollToOptions).top ?? 0;
      // As in a browser, the event comes after whoever scrolled has finished.
      queueMicrotask(() => fireEvent.scroll(this));
    } as typeof HTMLElement.prototype.scrollTo;
    renderRentals(<Table />);
  });

  afterEach(() => jest.restoreAllMocks());

  it('draws the rows in sight only, and says how many there are', () => {
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(screen.getByRole('grid', { name: 'Rentals' })).toHaveAttribute('aria-rowcount', '5001');
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
  });

  it('writes figures in the reader’s language', () => {
    expect(screen.getByText('4,999,000')).toBeInTheDocument();
  });

  it('orders by any column, and turns round when asked again', async () => {
    const header = () => screen.getByRole('columnheader', { name: 'Population' });
    expect(header()).toHaveAttribute('aria-sort', 'descending');
    expect(firstName()).toContain('Huis 4999');
    await userEvent.click(within(header()).getByRole('button'));
    expect(header()).toHaveAttribute('aria-sort', 'ascending');
    expect(firstName()).toContain('Huis 0');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(header()).not.toHaveAttribute('aria-sort');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('is one stop for the tab key; arrows move and Enter chooses', async () => {
    const grid = screen.getByRole('grid');
    grid.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeRow()).toHaveAttribute('aria-rowindex', '4');
    await userEvent.keyboard('{Enter}');
    expect(activeRow()).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('row', { selected: true }).every((row) => row.textContent?.includes('NL'))).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
  });

  it('goes to the very last row', async () => {
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeRow()).not.toBeNull());
    expect(activeRow()).toHaveTextContent('Huis 0');
    expect(activeRow()).toHaveAttribute('aria-rowindex', '5001');
  });

  it('chooses the row that is clicked', async () => {
    await userEvent.click(screen.getByText('Huis 4998'));
    expect(screen.getByText('Huis 4998').closest('tr')).toHaveAttribute('aria-selected', 'true');
  });
});
