import {
  chooseRentals,
  criteriaOf,
  type Size,
  type Wish,
  wordsFor,
} from '../../../frontend/src/features/rentals/ai-filter/wish';
import { noCriteria } from '../../../frontend/src/features/rentals/filterRentals';
import {
  sentenceFailed,
  sentenceForgotten,
  sentenceSent,
  sentenceUnderstood,
} from '../../../frontend/src/features/rentals/filterSlice';
import { cloudOpened, rentalsReceived } from '../../../frontend/src/features/rentals/rentalsSlice';
import { makeStore } from '../rentals/renderRentals';
import { rental } from '../rentals/rental.fixture';

const belgium = rental({ id: 'be', Name: 'Belgium', Code: 'BE', Population: 11_700_000 });
const monaco = rental({ id: 'mc', Name: 'Monaco', Code: 'MC', Population: 39_000 });
const rotterdam = rental({ id: 'rt', Name: 'Rotterdam', Code: 'NL', Population: 670_000 });
const gone = rental({ id: 'fr', Name: 'France', Code: 'FR', Population: 68_000_000, _deleted: true });
const rentals = [belgium, monaco, rotterdam, gone];

const wish = (said: Partial<Wish>): Wish => ({
  sentence: '',
  places: [],
  sizes: [],
  unused: [],
  foundBy: 'entities',
  ...said,
});
const countries = (codes: string[], words: string, isExcluded = false) => ({
  kind: 'countries' as const,
  codes,
  words,
  isExcluded,
});
const country = (code: string, words: string, isExcluded = false) => countries([code], words, isExcluded);
const named = (name: string) => ({ kind: 'name' as const, name, words: name, isExcluded: false });
const size = (least: number | null, most: number | null, words: string, said: Partial<Size> = {}): Size => ({
  least,
  most,
  words,
  isExcluded: false,
  isAlternative: false,
  ...said,
});
const above = size(500_001, null, 'above 500k');
const names = (said: Partial<Wish>) => chooseRentals(rentals, wish(said)).map(({ Name }) => Name);

describe('the rentals that a wish asks for', () => {
  it('are at any of its places and have all of its sizes', () => {
    expect(names({ places: [country('BE', 'Belgium'), country('MC', 'Monaco')], sizes: [above] })).toEqual(['Belgium']);
    expect(names({ sizes: [above, size(null, 1_000_000, 'up to 1m')] })).toEqual(['Rotterdam']);
    expect(names({ places: [named('rotterdam'), country('BE', 'Belgian')] })).toEqual(['Belgium', 'Rotterdam']);
  });

  it('are in any country of a part of the world, but those left out of it', () => {
    const benelux = countries(['BE', 'LU', 'NL'], 'Benelux');
    expect(names({ places: [benelux] })).toEqual(['Belgium', 'Rotterdam']);
    expect(names({ places: [benelux, country('NL', 'Netherlands', true)] })).toEqual(['Belgium']);
  });

  it('are in use', () => {
    expect(names({ places: [country('FR', 'France')] })).toEqual([]);
  });

  it('are all but those left out', () => {
    expect(names({ places: [country('BE', 'Belgium', true)] })).toEqual(['Monaco', 'Rotterdam']);
  });

  it('have one of several sizes, and none that is ruled out', () => {
    const asked = { sizes: [size(null, 50_000, 'under 50k'), size(1e6, null, 'over 1m', { isAlternative: true })] };
    expect(names(asked)).toEqual(['Belgium', 'Monaco']);
    expect(wordsFor(belgium, wish(asked))).toEqual(['over 1m']);
    expect(criteriaOf(wish(asked))).toBeNull();
    const ruledOut = { sizes: [size(100_000, 1e6, 'not between', { isExcluded: true })] };
    expect(names(ruledOut)).toEqual(['Belgium', 'Monaco']);
    expect(criteriaOf(wish(ruledOut))).toBeNull();
  });

  it('are none when nothing was asked for', () => {
    expect(names({})).toEqual([]);
  });

  it('say which words chose them', () => {
    const asked = wish({
      places: [country('BE', 'Belgian'), country('MC', 'Monaco'), country('DE', 'Germany', true)],
      sizes: [above],
    });
    expect(wordsFor(belgium, asked)).toEqual(['Belgian', 'Germany', 'above 500k']);
  });
});

describe('a wish as a filter', () => {
  it('has its countries and the narrowest of its limits', () => {
    const asked = wish({
      places: [country('BE', 'Belgium'), country('BE', 'Belgian')],
      sizes: [above, size(1000, 2_000_000, '1k to 2m')],
    });
    expect(criteriaOf(asked)).toEqual({
      ...noCriteria,
      countries: ['BE'],
      leastPopulation: 500_001,
      mostPopulation: 2_000_000,
    });
  });

  it('has one name as its text', () => {
    expect(criteriaOf(wish({ places: [named('Rotterdam')] }))).toMatchObject({ text: 'Rotterdam', countries: [] });
  });

  it('has the countries of its parts of the world, without those left out', () => {
    const benelux = countries(['BE', 'LU', 'NL'], 'Benelux');
    const asked = wish({ places: [benelux, country('NL', 'Netherlands', true)] });
    expect(criteriaOf(asked)).toMatchObject({ countries: ['BE', 'LU'] });
    expect(criteriaOf(wish({ places: [country('NL', 'Dutch'), country('NL', 'Holland', true)] }))).toBeNull();
  });

  it('is none where a filter could not say the same', () => {
    expect(criteriaOf(wish({ places: [country('BE', 'Belgium', true)] }))).toBeNull();
    expect(criteriaOf(wish({ places: [named('Rotterdam'), country('BE', 'Belgium')] }))).toBeNull();
  });
});

describe('the store', () => {
  const asked = wish({ places: [country('BE', 'Belgium')] });
  const filled = () => {
    const store = makeStore();
    store.dispatch(cloudOpened());
    store.dispatch(rentalsReceived({ rentals }));
    return store;
  };

  it('holds what a sentence chose, and chooses again when rentals change', () => {
    const store = filled();
    store.dispatch(sentenceSent());
    expect(store.getState().filter.loading).toBe(true);
    store.dispatch(sentenceUnderstood(asked));
    expect(store.getState().filter.loading).toBe(false);
    expect(store.getState().rentals.AIitems).toEqual([belgium]);

    const second = rental({ id: 'be2', Name: 'Gent', Code: 'BE', Population: 265_000 });
    store.dispatch(rentalsReceived({ rentals: [second] }));
    expect(store.getState().rentals.AIitems).toEqual([belgium, second]);

    store.dispatch(sentenceForgotten());
    expect(store.getState().rentals).toMatchObject({ AIitems: [], wish: null });
  });

  it('says why a sentence was not read, until the next one is sent', () => {
    const store = filled();
    store.dispatch(sentenceFailed('busy'));
    expect(store.getState().filter).toMatchObject({ loading: false, sentenceError: 'busy' });
    store.dispatch(sentenceSent());
    expect(store.getState().filter.sentenceError).toBeNull();
  });
});
