import { criteriaOf } from '../../../../../frontend/src/features/rentals/filter/ai-filter/criteriaOf';
import {
  type Clause,
  chooseRentals,
  type Group,
  type ParsedQuery,
  type Rank,
  type Size,
} from '../../../../../frontend/src/features/rentals/filter/ai-filter/parsedQuery';
import { wordsFor } from '../../../../../frontend/src/features/rentals/filter/ai-filter/SentenceAnswer';
import { filterRentals, noCriteria } from '../../../../../frontend/src/features/rentals/filter/filterRentals';
import {
  sentenceFailed,
  sentenceForgotten,
  sentenceParsed,
  sentenceSent,
} from '../../../../../frontend/src/features/rentals/filter/filterSlice';
import { cloudOpened, rentalsReceived } from '../../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { makeStore } from '../../renderRentals';
import { rental } from '../../rental.fixture';

const belgium = rental({ id: 'be', Name: 'Belgium', Code: 'BE', Population: 11_700_000 });
const monaco = rental({ id: 'mc', Name: 'Monaco', Code: 'MC', Population: 39_000, Flag: null });
const rotterdam = rental({ id: 'rt', Name: 'Rotterdam', Code: 'NL', Population: 670_000 });
const gone = rental({ id: 'fr', Name: 'France', Code: 'FR', Population: 68_000_000, _deleted: true });
const rentals = [belgium, monaco, rotterdam, gone];

const query = (...groups: Partial<Group>[]): ParsedQuery => ({
  sentence: '',
  language: 'en',
  groups: groups.map((group) => ({ clauses: [], rank: null, ...group })),
  unused: [],
  otherLanguage: null,
  question: null,
});
const asked = (...clauses: Clause[]) => query({ clauses });
const places = (codes: string, words: string, isExcluded = false) =>
  ({ kind: 'countries', codes: codes.split(' '), words, isExcluded }) as const;
const size = (min: number | null, max: number | null, words = 'size', said: Partial<Size> = {}) =>
  ({ kind: 'size', min, max, than: null, words, isExcluded: false, ...said }) as const;
const named = (part: 'start' | 'end' | 'any', name: string) =>
  ({ kind: 'name', part, name, words: name, isExcluded: false }) as const;
const deleted = (choice: 'hide' | 'include' | 'only') =>
  ({ kind: 'deleted', choice, words: 'deleted', isExcluded: false }) as const;
const changed = (from: number | null, until: number | null = null) =>
  ({ kind: 'moment', field: 'changed', from, until, words: 'changed', isExcluded: false }) as const;
const rank = (last: number, said: Partial<Rank> = {}): Rank => ({
  words: 'largest',
  column: 'Population',
  descending: true,
  first: 1,
  last,
  ...said,
});
const names = (one: ParsedQuery) => chooseRentals(rentals, one).map(({ Name }) => Name);

describe('the rentals of a query', () => {
  it('meet one condition of each clause', () => {
    expect(names(asked([places('BE', 'Belgium'), places('MC', 'Monaco')], [size(500_001, null)]))).toEqual(['Belgium']);
    expect(names(asked([size(null, 50_000), size(1e6, null)]))).toEqual(['Belgium', 'Monaco']);
    expect(names(asked([places('BE LU NL', 'Benelux')], [places('NL', 'Netherlands', true)]))).toEqual(['Belgium']);
    expect(names(asked([named('start', 'R')]))).toEqual(['Rotterdam']);
    expect(names(asked([named('end', 'CO')]))).toEqual(['Monaco']);
    expect(names(asked([{ kind: 'flag', words: 'flag', isExcluded: true }]))).toEqual(['Monaco']);
  });

  it('are not deleted, unless it mentions deleted ones', () => {
    expect(names(asked([places('FR', 'France')]))).toEqual([]);
    expect(names(asked([deleted('only')]))).toEqual(['France']);
    expect(names(asked([places('FR BE', 'both')], [deleted('include')]))).toEqual(['Belgium', 'France']);
  });

  it('are of any of its groups, each once', () => {
    const groups = [{ clauses: [[places('BE', 'Belgium')]] }, { clauses: [[size(1e6, null)]] }, { rank: rank(1) }];
    expect(names(query(...groups))).toEqual(['Belgium']);
  });

  it('are the first in an order, including ties with the last', () => {
    expect(names(query({ rank: rank(2) }))).toEqual(['Belgium', 'Rotterdam']);
    expect(names(query({ rank: rank(1, { descending: false }) }))).toEqual(['Monaco']);
    expect(names(query({ rank: rank(2, { first: 2 }) }))).toEqual(['Rotterdam']);
    const twin = rental({ id: 'tw', Name: 'Twin', Population: 670_000 });
    expect(chooseRentals([...rentals, twin], query({ rank: rank(2) }))).toHaveLength(3);
    expect(names(query({ rank: rank(9, { first: 9 }) }))).toEqual([]);
  });

  it('depend on the current size of the rental that they are compared with', () => {
    const than = size(670_001, null, 'larger than Rotterdam', {
      than: { id: 'rt', name: 'Rotterdam', relation: 'above' },
    });
    expect(names(asked([than]))).toEqual(['Belgium']);
    const smaller = rentals.map((one) => (one === rotterdam ? { ...one, Population: 30_000 } : one));
    expect(chooseRentals(smaller, asked([than])).map(({ id }) => id)).toEqual(['be', 'mc']);
  });

  it('are none when the query is empty or has an open question', () => {
    expect(names(query())).toEqual([]);
    const question = { kind: 'howMany', words: 'largest', choices: [] } as const;
    expect(names({ ...asked([places('BE', 'Belgium')]), question })).toEqual([]);
  });

  it('have the words that they match', () => {
    const one = query(
      {
        clauses: [[places('BE', 'Belgian'), places('MC', 'Monaco')], [places('DE', 'not Germany', true)]],
        rank: rank(1),
      },
      { clauses: [[named('any', 'dam')]] },
    );
    expect(wordsFor(belgium, one, rentals)).toEqual(['Belgian', 'not Germany', 'largest']);
    expect(wordsFor(rotterdam, one, rentals)).toEqual(['dam']);
  });
});

describe('a query as a filter', () => {
  const midnight = new Date(2026, 10, 1).getTime();

  it('has its countries, the narrowest of its limits, its name, deletion and day', () => {
    const one = asked(
      [places('BE LU NL', 'Benelux')],
      [places('NL', 'Netherlands', true)],
      [size(500_001, null)],
      [size(1000, 2_000_000)],
      [named('start', 'B')],
      [deleted('include')],
      [changed(midnight)],
    );
    expect(criteriaOf(one)).toEqual({
      criteria: {
        text: 'B*',
        countries: ['BE', 'LU'],
        minPopulation: 500_001,
        maxPopulation: 2_000_000,
        deletion: 'include',
        changedSince: '2026-11-01',
      },
    });
  });

  it.each([
    asked([named('start', 'ro')]),
    asked([named('end', 'um')]),
    asked([named('any', 'nl')]),
    asked([named('any', 'ona')], [size(1, null)]),
    asked([places('BE NL', 'both')], [size(null, 1e6)]),
    asked([deleted('only')]),
  ])('finds the same rentals as the sentence: %#', (one) => {
    const filter = criteriaOf(one);
    const found = 'criteria' in filter ? filterRentals(rentals, filter.criteria) : null;
    expect(found).toEqual(chooseRentals(rentals, one));
  });

  it.each<[string, ParsedQuery, string[]]>([
    ['a rank', query({ rank: rank(5) }), ['largest']],
    ['only what is left out', asked([places('BE', 'not Belgium', true)]), ['not Belgium']],
    ['a choice of sizes', asked([size(null, 1, 'tiny'), size(9, null, 'large')]), ['tiny / large']],
    ['two names', asked([named('start', 'a')], [named('end', 'b')]), ['b']],
    ['a lower limit above any population', asked([size(3_000_000_001, null, 'above 3 billion')]), ['above 3 billion']],
    ['an upper limit below any population', asked([size(null, -1, 'fewer than 0')]), ['fewer than 0']],
    ['a flag', asked([{ kind: 'flag', words: 'a flag', isExcluded: false }]), ['a flag']],
    ['a day until when', asked([changed(midnight, midnight + 1)]), ['changed']],
    ['another moment than midnight', asked([changed(midnight + 1)]), ['changed']],
    ['further groups', query({ clauses: [[size(1, null)]] }, { clauses: [[named('any', 'xyz')]] }), ['xyz']],
  ])('reports what no filter can express: %s', (_, one, beyond) => {
    expect(criteriaOf(one)).toEqual({ beyond });
  });

  it('is the full list for an empty query', () => {
    expect(criteriaOf(query())).toEqual({ criteria: noCriteria });
  });
});

describe('the store', () => {
  const one = asked([places('BE', 'Belgium')]);
  const filled = () => {
    const store = makeStore();
    store.dispatch(cloudOpened());
    store.dispatch(rentalsReceived({ rentals }));
    return store;
  };

  it('holds the rentals of a sentence, and updates them when rentals change', () => {
    const store = filled();
    store.dispatch(sentenceSent());
    expect(store.getState().filter.loading).toBe(true);
    store.dispatch(sentenceParsed(one));
    expect(store.getState().filter.loading).toBe(false);
    expect(store.getState().rentals.AIitems).toEqual([belgium]);

    const second = rental({ id: 'be2', Name: 'Gent', Code: 'BE', Population: 265_000 });
    store.dispatch(rentalsReceived({ rentals: [second] }));
    expect(store.getState().rentals.AIitems).toEqual([belgium, second]);

    store.dispatch(sentenceForgotten());
    expect(store.getState().rentals).toMatchObject({ AIitems: [], query: null });
  });

  it('has the reason why a sentence failed, until the next one is sent', () => {
    const store = filled();
    store.dispatch(sentenceFailed('busy'));
    expect(store.getState().filter).toMatchObject({ loading: false, sentenceError: 'busy' });
    store.dispatch(sentenceSent());
    expect(store.getState().filter.sentenceError).toBeNull();
  });
});
