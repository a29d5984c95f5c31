import { act, fireEvent, screen } from '@testing-library/react';
import UtrechtPage from '../../../frontend/src/features/dashboards/UtrechtPage';
import type { WorldLoad } from '../../../frontend/src/features/dashboards/utrecht/useWorld';
import { cloudOpened, loadFinished, rentalsReceived } from '../../../frontend/src/features/rentals/sync/rentalsSlice';
import { makeStore, renderRentals } from '../rentals/renderRentals';
import { rental } from '../rentals/rental.fixture';

// The map's own modules are none that jest can load; test/e2e/utrecht.spec.ts has it drawn.
jest.mock('../../../frontend/src/features/dashboards/utrecht/useWorld', () => ({
  useWorld: (): WorldLoad => {
    const [failure, setFailure] = jest.requireActual<typeof import('react')>('react').useState(mockFailure);
    return { world: null, failure, retry: () => setFailure(null) };
  },
}));
let mockFailure: WorldLoad['failure'] = null;

describe('the Utrecht dashboard', () => {
  const show = () => {
    const store = makeStore();
    store.dispatch(cloudOpened());
    renderRentals(<UtrechtPage />, { address: '/dashboards/Utrecht', store });
    return store;
  };
  const blame = () => screen.queryAllByText('No rental matches this filter.');

  it('says that there are no rentals yet, without mentioning the filter', async () => {
    const store = show();
    act(() => void store.dispatch(loadFinished({ at: 0 })));
    expect(await screen.findByText('There are no rentals yet.')).toBeVisible();
    expect(blame()).toEqual([]);
  });

  it('keeps the focus in the card of the map when its error goes away', async () => {
    mockFailure = 'network';
    const store = show();
    act(() => void store.dispatch(rentalsReceived({ rentals: [rental({ Name: 'Delft', Code: 'NL' })] })));
    act(() => void store.dispatch(loadFinished({ at: 0 })));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    act(() => retry.focus());
    await act(async () => fireEvent.click(retry));
    expect(retry).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Rentals around the world' })).toHaveFocus();
  });

  it('does not mention the filter while the first rentals load', async () => {
    const store = show();
    act(() => void store.dispatch(rentalsReceived({ rentals: [rental({ Name: 'Delft', Code: 'NL' })] })));
    expect(blame()).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'Countries in order' })).toBeVisible();
    expect(blame()).toEqual([]);
  });
});
