/** The active cell of the demo of virtual rows, of which ten are drawn here: jsdom has no layout. */
import { fireEvent, render, screen } from '@testing-library/react';
import HundredThousandRows from '../../../frontend/src/demos/tables/data-table/HundredThousandRows.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

let mockFirst = 0;

jest.mock('@tanstack/react-virtual', () => ({
  useVirtualizer: ({ count }: { count: number }) => ({
    getVirtualItems: () =>
      Array.from({ length: 10 }, (_, index) => ({ index: mockFirst + index, start: 0 })).filter(
        ({ index }) => index < count,
      ),
    getTotalSize: () => count * 36,
    scrollToOffset: () => {
      mockFirst = 0;
    },
    scrollToIndex: (row: number) => {
      mockFirst = Math.max(row - 9, 0);
    },
  }),
}));
jest.mock('../../../frontend/src/demos/tables/data-table/useStayOrder', () => ({
  useStayOrder: ({ count }: { count: number }) => ({ order: Array.from({ length: count }, (_, row) => row) }),
}));

beforeAll(() => startTranslations(['common'], 'en'));
beforeEach(() => {
  mockFirst = 0;
  Element.prototype.scrollIntoView = () => undefined;
});

const activeRow = () => {
  const id = screen.getByRole('grid').getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.closest('tr')?.dataset.index;
};
const goToEnd = () => fireEvent.keyDown(screen.getByRole('grid'), { key: 'End', ctrlKey: true });

test('sorting by mouse makes a cell of the first row active', () => {
  render(<HundredThousandRows count="1000" />);
  goToEnd();
  expect(activeRow()).toBe('999');
  fireEvent.click(screen.getByRole('button', { name: 'City' }));
  expect(activeRow()).toBe('0');
});

test('with fewer rows the last of them is active', () => {
  const { rerender } = render(<HundredThousandRows count="10000" />);
  goToEnd();
  mockFirst = 990;
  rerender(<HundredThousandRows count="1000" />);
  expect(activeRow()).toBe('999');
});

test('a cell whose row is not drawn is not named as active', () => {
  const { rerender } = render(<HundredThousandRows count="1000" />);
  goToEnd();
  mockFirst = 0;
  rerender(<HundredThousandRows count="1000" />);
  expect(screen.getByRole('grid')).not.toHaveAttribute('aria-activedescendant');
});
