import { act, screen } from '@testing-library/react';
import { useListParams } from '../../../../frontend/src/features/rentals/filter/useListParams';
import { withRule } from '../../../../frontend/src/features/rentals/table/orderRules';
import { renderRentals } from '../renderRentals';

function TwoChanges() {
  const list = useListParams();
  const change = () => {
    list.setCriteria({ text: 'land' });
    list.setOrder([{ column: 'Name', descending: true }]);
  };
  return (
    <button type="button" onClick={change}>
      Change
    </button>
  );
}

/** Makes each change with what the page was drawn with, as two clicks in a row do. */
function TwoCountries() {
  const list = useListParams();
  const change = () => {
    for (const code of ['NL', 'BE']) list.setCriteria(({ countries }) => ({ countries: [...countries, code] }));
    for (const column of ['Code', 'Name'] as const) list.setOrder((order) => withRule(order, column));
  };
  return (
    <button type="button" onClick={change}>
      Change
    </button>
  );
}

function SameOrder() {
  const list = useListParams();
  return (
    <button type="button" onClick={() => list.setOrder([{ column: 'Name', descending: false }])}>
      Order
    </button>
  );
}

test('what is asked for twice is one step on the way back', async () => {
  const { search, back } = renderRentals(<SameOrder />, { address: '/?q=a%20b' });
  await act(async () => screen.getByRole('button').click());
  await act(async () => screen.getByRole('button').click());
  expect(search()).toBe('?q=a+b&sort=Name');
  await back();
  expect(search()).toBe('?q=a%20b');
});

test('two changes made before the page is drawn again do not undo one another', async () => {
  const { search } = renderRentals(<TwoChanges />);
  await act(async () => screen.getByRole('button').click());
  const address = new URLSearchParams(search());
  expect(address.get('q')).toBe('land');
  expect(address.get('sort')).toMatch(/Name/);
});

test('two countries, or two columns, that are added before the page is drawn again are both added', async () => {
  const { search } = renderRentals(<TwoCountries />);
  await act(async () => screen.getByRole('button').click());
  expect(search()).toBe('?country=NL.BE&sort=-Population.Code.Name');
});
