import { screen, waitFor, within } from '@testing-library/react';
import RotterdamPage from '../../../frontend/src/features/dashboards/RotterdamPage';
import { useRentalSync } from '../../../frontend/src/features/rentals/sync/useRentalSync';
import { signedOut } from '../../../frontend/src/features/session/sessionSlice';
import { giveElementsHeight, makeStore, renderRentals } from '../rentals/renderRentals';

/** The page as the frame shows it, which fills the store. */
function PageInStep() {
  useRentalSync();
  return <RotterdamPage />;
}

/** The sample is loaded, and the page drawn twice: on a busy machine that takes its time. */
const untilThere = { timeout: 10_000 };

describe('the Rotterdam dashboard, for a guest', () => {
  function show(address: string) {
    const store = makeStore();
    store.dispatch(signedOut());
    return renderRentals(<PageInStep />, { address, store });
  }
  const card = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement;

  beforeEach(() => giveElementsHeight(360));
  afterEach(() => jest.restoreAllMocks());

  it('shows the sample and its source, and invites to sign in', async () => {
    show('/dashboards/Rotterdam?q=nether');
    const banner = await screen.findByRole('complementary', { name: 'Sample data' });
    expect(banner).toHaveTextContent('This is sample data.');
    expect(banner).toHaveTextContent('population in 2018 (source: World Bank, country-json 2.3.0)');
    expect(within(banner).getByRole('link')).toHaveAttribute(
      'href',
      `/auth/loginformik?from=${encodeURIComponent('/dashboards/Rotterdam?q=nether')}`,
    );
    const importing = screen.getByRole('button', { name: 'Import CSV' });
    expect(importing).toHaveAttribute('aria-disabled', 'true');
    expect(importing).toHaveAccessibleDescription(/Sign in first/);
  });

  it('computes its figures from the filtered rentals', async () => {
    show('/?q=netherlands');
    expect(await screen.findByText(/^1 of 2\d\d rentals$/, {}, untilThere)).toBeInTheDocument();
    expect(card('Rentals')).toHaveTextContent('1');
    expect(card('Median population')).toHaveTextContent('17,231,624 people');
    expect(card('New or changed in 7 days')).toHaveTextContent('Sample data');
  });

  it('has one level 1 heading, and a text for the finding of a chart', async () => {
    show('/');
    expect(
      await screen.findByText(/China.* is the largest with 1,392,730,000 people\./, {}, untilThere),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/^Rentals with a population of 10M to 100M are the largest group: \d+\.$/),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Rotterdam']);
    expect(document.body.textContent).not.toMatch(/undefined|NaN/);
  });

  it('says so when nothing matches', async () => {
    show('/?q=no%20such%20place');
    expect(
      await screen.findByText('No rental matches this filter.', { selector: '.rentals-card-empty p' }, untilThere),
    ).toBeVisible();
    // The figures follow after the table.
    await waitFor(() => expect(card('Median population')).toHaveTextContent('None'));
  });
});
