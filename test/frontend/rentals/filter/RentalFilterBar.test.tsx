import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { noCriteria } from '../../../../frontend/src/features/rentals/filter/filterRentals';
import { selectLiveCriteria, sentenceParsed } from '../../../../frontend/src/features/rentals/filter/filterSlice';
import { RentalFilterBar } from '../../../../frontend/src/features/rentals/filter/RentalFilterBar';
import { useListParams } from '../../../../frontend/src/features/rentals/filter/useListParams';
import { sampleShown } from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import sentenceTexts from '../../../../frontend/src/locales/en/sentence.json';
import { makeStore, renderRentals } from '../renderRentals';
import { rental } from '../rental.fixture';

function Filter() {
  return <RentalFilterBar list={useListParams()} />;
}

function FilterAndView() {
  const list = useListParams();
  return (
    <>
      <RentalFilterBar list={list} />
      <button type="button" onClick={() => list.setCriteria({ text: '*land' })}>
        View
      </button>
    </>
  );
}

/** Opens the panel of a filter's fields. */
const openFilter = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

describe('the filter bar', () => {
  it('shows what is in force on the buttons, and removes it', async () => {
    const { search } = renderRentals(<Filter />, {
      address: '/?q=belg&country=BE.NL&min=5000&deleted=only&since=2026-11-01',
    });
    expect(screen.getByRole('button', { name: 'Country: BE, NL' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Population: from 5K' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Changed: since 1 Nov 2026' })).toBeVisible();
    // Three besides the country; the text stands in its field.
    expect(screen.getByRole('button', { name: /^Filter/ })).toHaveTextContent('Filter4');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Population: from 5K' }));
    expect(search()).toBe('?q=belg&country=BE.NL&deleted=only&since=2026-11-01');
    expect(screen.getByRole('button', { name: 'Population' })).toBeVisible();
  });

  it.each([
    ['?min=5000001', 'Population: from 5,000,001'],
    ['?min=5001000', 'Population: from 5,001,000'],
    ['?min=1250000', 'Population: from 1,250,000'],
    ['?min=1500000', 'Population: from 1.5M'],
    ['?min=250000', 'Population: from 250K'],
    ['?min=1500', 'Population: from 1,500'],
    ['?max=1000000', 'Population: to 1M'],
    ['?min=1000&max=2000', 'Population: 1K – 2K'],
    ['?country=BE.NL.FR', 'Country: 3 countries'],
  ])('says %s as %s', (address, name) => {
    renderRentals(<Filter />, { address: `/${address}` });
    expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('counts the rentals of each country, and filters by it', async () => {
    const store = makeStore();
    const list = [
      rental({ id: '1', Code: 'NL', Name: 'Zeist' }),
      rental({ id: '2', Code: 'BE', Name: 'Gent' }),
      rental({ id: '3', Code: 'NL', Name: 'Gouda' }),
    ];
    store.dispatch(sampleShown(list));
    const { search } = renderRentals(<Filter />, { store });
    await openFilter('Country');
    const counts = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(counts()).toEqual([expect.stringMatching(/Netherlands NL2$/), expect.stringMatching(/Belgium BE1$/)]);
    await userEvent.click(screen.getByRole('checkbox', { name: /Belgium/ }));
    expect(search()).toBe('?country=BE');
    // What is chosen does not rule the others out of the list.
    expect(counts()).toHaveLength(2);
  });

  it('filters by two countries that are ticked before the page is drawn again', async () => {
    const store = makeStore();
    store.dispatch(sampleShown(['NL', 'BE'].map((Code) => rental({ id: Code, Code }))));
    const { search } = renderRentals(<Filter />, { store });
    await openFilter('Country');
    await act(async () => {
      for (const box of screen.getAllByRole('checkbox')) box.click();
    });
    expect(search()).toMatch(/^\?country=(?:NL\.BE|BE\.NL)$/);
  });

  it('lets lists follow each letter, and the rest of the page once typing pauses', async () => {
    const { search, store } = renderRentals(<Filter />);
    await userEvent.type(screen.getByRole('searchbox'), 'ze');
    expect(selectLiveCriteria(store.getState()).text).toBe('ze');
    expect(store.getState().filter.criteria.text).toBe('');
    expect(search()).toBe('');
    await userEvent.keyboard('{Enter}');
    expect(search()).toBe('?q=ze');
    expect(store.getState().filter).toMatchObject({ typed: null, criteria: { text: 'ze' } });
  });

  it('is one step back for all that was typed in one go, and one for each choice', async () => {
    const { search, back } = renderRentals(<Filter />);
    await userEvent.type(screen.getByRole('searchbox'), 'ze{Enter}ist{Enter}');
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Deleted only');
    expect(search()).toBe('?q=zeist&deleted=only');
    await back();
    expect(search()).toBe('?q=zeist');
    expect(screen.getByLabelText('Show')).toHaveValue('hide');
    await back();
    expect(search()).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  describe('with a sentence in its field', () => {
    const sentence = 'names ending in land';
    const answered = () => {
      i18next.addResourceBundle('en', 'sentence', sentenceTexts);
      const store = makeStore();
      const nothing = { groups: [], unused: [], otherLanguage: null, question: null };
      store.dispatch(sentenceParsed({ sentence, language: 'en', ...nothing }));
      return store;
    };

    it('shows the text that filters instead, where the page opens with one', () => {
      renderRentals(<Filter />, { store: answered(), address: '/?q=*land' });
      expect(screen.getByRole('searchbox')).toHaveValue('*land');
    });

    it('shows the text that filters instead, once Back or a saved view brings one', async () => {
      renderRentals(<FilterAndView />, { store: answered() });
      expect(screen.getByRole('searchbox')).toHaveValue(sentence);
      await userEvent.click(screen.getByRole('button', { name: 'View' }));
      expect(screen.getByRole('searchbox')).toHaveValue('*land');
    });
  });

  it('takes a question longer than any name', async () => {
    const question = `${'rentals '.repeat(40)}in Belgium`;
    const { store } = renderRentals(<Filter />);
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste(question);
    await waitFor(() => expect(store.getState().filter.criteria.text).not.toBe(''));
    expect(screen.getByRole('searchbox')).toHaveValue(question);
  });

  it('shows what the address says, and the store follows', async () => {
    const { store } = renderRentals(<Filter />, { address: '/?q=belg&min=5000&deleted=only&since=2026-11-01' });
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('belg');
    expect(screen.getByLabelText('Show')).toHaveValue('only');
    await openFilter('Population');
    expect(screen.getByLabelText('Population from')).toHaveValue('5000');
    await openFilter('Changed');
    expect(await screen.findByLabelText('Changed since')).toHaveValue('1 Nov 2026');
    expect(store.getState().filter.criteria).toEqual({
      text: 'belg',
      countries: [],
      minPopulation: 5000,
      maxPopulation: null,
      deletion: 'only',
      changedSince: '2026-11-01',
    });
  });

  it('writes what is typed into the address, and keeps the rest of it', async () => {
    const { search, store } = renderRentals(<Filter />, { address: '/?tab=2&min=7' });
    await userEvent.type(screen.getByRole('searchbox'), 'zeist');
    await waitFor(() => expect(search()).toBe('?tab=2&q=zeist&min=7'));
    await waitFor(() => expect(store.getState().filter.criteria).toMatchObject({ text: 'zeist', minPopulation: 7 }));
  });

  it('takes a pasted population with its marks', async () => {
    const { search } = renderRentals(<Filter />);
    await openFilter('Population');
    await userEvent.click(screen.getByLabelText('Population to'));
    await userEvent.paste('1.234.567');
    await waitFor(() => expect(search()).toBe('?max=1234567'));
  });

  it.each([
    ['1.234', 'Write 1234 if you mean thousands; decimals are not possible.'],
    ['0.125', 'Write 125 if you mean thousands; decimals are not possible.'],
    ['12345.678', 'Use a whole number, without decimals.'],
    ['-1', 'Use a number from 0.'],
    ['9999999999', 'Use a number up to 2,147,483,647.'],
  ])('does not guess what %s means, and says what to type instead', async (typed, advice) => {
    const { search, store } = renderRentals(<Filter />, { address: '/?max=7' });
    await openFilter('Population');
    const field = screen.getByLabelText('Population from');
    await userEvent.type(field, `${typed}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(`Population from: ${advice}`);
    expect(field).toBeInvalid();
    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription(`Population from: ${advice}`);
    await waitFor(() => expect(search()).toBe('?max=7'));
    expect(store.getState().filter.criteria.minPopulation).toBeNull();
    await userEvent.clear(field);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('explains a limit that cannot be read once typing pauses', async () => {
    renderRentals(<Filter />);
    await openFilter('Population');
    await userEvent.type(screen.getByLabelText('Population to'), '17.500');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent('Write 17500');
    await userEvent.type(screen.getByLabelText('Population to'), '.000');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why nothing can match', async () => {
    renderRentals(<Filter />, { address: '/?min=5&max=4' });
    await openFilter('Population');
    expect(screen.getByRole('alert')).toHaveTextContent('lower limit is above the upper one');
    expect(screen.getByLabelText('Population from')).toBeInvalid();
  });

  it('clears everything at once', async () => {
    const { search, store } = renderRentals(<Filter />, { address: '/?q=belg&max=9&sort=Name' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Population' })).toBeVisible();
    expect(search()).toBe('?sort=Name');
    expect(store.getState().filter).toMatchObject({ criteria: noCriteria, clearFilter: true });
    expect(screen.queryByRole('button', { name: 'Clear filter' })).toBeNull();
  });

  it('says that it was cleared, and puts it back; the focus stays in the bar', async () => {
    const { search } = renderRentals(<Filter />, { address: '/?q=belg&max=9&sort=Name' });
    const announced = screen.getByRole('status');
    expect(announced).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(announced).toHaveTextContent('The filter was cleared.');
    const undo = screen.getByRole('button', { name: 'Restore the filter' });
    expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(search()).toBe('?q=belg&max=9&sort=Name');
    expect(screen.getByRole('searchbox')).toHaveValue('belg');
    expect(announced).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Clear filter' })).toHaveFocus();
  });

  it.each(['from', 'to'])('clears a population %s that cannot be read, and restores it', async (limit) => {
    const { search } = renderRentals(<Filter />, { address: '/?sort=Name' });
    const field = () => screen.getByLabelText(`Population ${limit}`);
    const clear = () => screen.queryByRole('button', { name: 'Clear filter' });
    expect(clear()).toBeNull();
    await openFilter('Population');
    await userEvent.type(field(), '1.234{Enter}');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await userEvent.click(clear() as HTMLElement);
    expect(clear()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Restore the filter' }));
    expect(screen.queryByRole('button', { name: 'Restore the filter' })).toBeNull();
    expect(clear()).toBeEnabled();
    if (!screen.queryByLabelText(`Population ${limit}`)) await openFilter('Population');
    expect(field()).toHaveValue('1.234');
    expect(search()).toBe('?sort=Name');
  });

  it('keeps a limit that cannot be read while its fields are closed', async () => {
    renderRentals(<Filter />);
    await openFilter('Population');
    await userEvent.type(screen.getByLabelText('Population from'), '1.234');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText('Population from')).toBeNull();
    await openFilter('Population');
    expect(screen.getByLabelText('Population from')).toHaveValue('1.234');
  });

  it('shows the limit that Back brings, not the text that could not be read before', async () => {
    const { search, back } = renderRentals(<Filter />, { address: '/?min=5000' });
    await openFilter('Population');
    await userEvent.clear(screen.getByLabelText('Population from'));
    await userEvent.type(screen.getByLabelText('Population from'), '1.234{Enter}{Escape}');
    expect(search()).toBe('');
    await back();
    expect(search()).toBe('?min=5000');
    await openFilter('Population');
    expect(screen.getByLabelText('Population from')).toHaveValue('5000');
  });

  it('clears a limit that cannot be read together with the other criteria, and restores both', async () => {
    const { search } = renderRentals(<Filter />, { address: '/?q=belg&max=9' });
    await userEvent.click(screen.getByRole('button', { name: /^Population/ }));
    await userEvent.type(screen.getByLabelText('Population from'), '1.234{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(search()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Restore the filter' }));
    if (!screen.queryByLabelText('Population from')) {
      await userEvent.click(screen.getByRole('button', { name: /^Population/ }));
    }
    expect(screen.getByLabelText('Population from')).toHaveValue('1.234');
    expect(screen.getByLabelText('Population to')).toHaveValue('9');
    expect(search()).toBe('?q=belg&max=9');
  });

  it('no longer offers to put a filter back once another is set, or the page was left', async () => {
    const { unmount, store } = renderRentals(<Filter />, { address: '/?q=belg' });
    const offer = () => screen.queryByRole('button', { name: 'Restore the filter' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Deleted only');
    expect(offer()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(offer()).toBeInTheDocument();
    unmount();
    renderRentals(<Filter />, { store });
    expect(offer()).toBeNull();
  });
});
