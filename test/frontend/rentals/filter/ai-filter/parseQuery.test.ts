/** @jest-environment node */
import type { Condition, ParsedQuery } from '../../../../../frontend/src/features/rentals/filter/ai-filter/parsedQuery';
import type { Rental } from '../../../../../graphql/generated/schema';
import type { Entity, EntityType } from '../../../../../graphql/interpretation';
import { rental } from '../../rental.fixture';
import { parsedQueryOf, readingOf } from './answerTo';
import { testRentals } from './expectation';

let rentals: Rental[];
beforeAll(async () => {
  rentals = await testRentals();
});

/** A reading that knows nothing but the entities in it, as another reader's may be: `[text, type]`. */
function understood(
  sentence: string,
  entities: readonly (readonly [string, EntityType])[] = [],
  code = 'en',
): ParsedQuery {
  const result = entities.map(([text, type]): Entity => {
    const begin = sentence.indexOf(text);
    return { text, type, begin, end: begin + text.length, score: 0.9 };
  });
  return parsedQueryOf(rentals, sentence, {
    language: { status: 'done', result: { code, score: 1, all: [] } },
    entities: { status: 'done', result },
  });
}
const conditions = (query: ParsedQuery) => query.groups.flatMap(({ clauses }) => clauses.flat());
const sizes = (sentence: string) =>
  conditions(understood(sentence)).flatMap((one) => (one.kind === 'size' ? [[one.min, one.max, one.words]] : []));
const places = (sentence: string) =>
  conditions(understood(sentence)).flatMap((one) =>
    one.kind === 'countries' ? [sign(one) + one.codes.join('+')] : [],
  );
const sign = ({ isExcluded }: Condition) => (isExcluded ? '-' : '');
const unused = (query: ParsedQuery) => query.unused.map(({ words }) => words);

describe('the query of a sentence', () => {
  it('depends on its words, not on the interpretation', () => {
    const sentence = 'rentals in Belgium and France above 5 million';
    const expected = {
      language: 'en',
      unused: [],
      question: null,
      groups: [
        {
          rank: null,
          clauses: [
            [
              { kind: 'countries', codes: ['BE'], words: 'Belgium', isExcluded: false },
              { kind: 'countries', codes: ['FR'], words: 'France', isExcluded: false },
            ],
            [{ kind: 'size', min: 5_000_001, max: null, words: 'above 5 million', isExcluded: false }],
          ],
        },
      ],
    };
    expect(understood(sentence)).toMatchObject(expected);
    const readOtherwise = understood(sentence, [
      ['Belgium and France', 'ORGANIZATION'],
      ['5', 'QUANTITY'],
    ]);
    expect(readOtherwise).toMatchObject(expected);
  });

  it.each([
    ['at least 250k', [250_000, null, 'at least 250k']],
    ['250.000 and up', [250_000, null, '250.000 and up']],
    ['with a population ≥ 1.5m', [1_500_000, null, '≥ 1.5m']],
    ['less than half a million', [null, 499_999, 'less than half a million']],
    ['from 10 million to 5 million', [5_000_000, 10_000_000, 'from 10 million to 5 million']],
    ['around 10 million', [9_000_000, 11_000_000, 'around 10 million']],
    ['greater than or equal to 10 million', [10_000_000, null, 'greater than or equal to 10 million']],
    ['do not have more than 5 million', [null, 5_000_000, 'not have more than 5 million']],
    ['markets that aren’t under 5 million', [5_000_000, null, 'aren’t under 5 million']],
    ['> 1e6', [1_000_001, null, '> 1e6']],
  ])('limits its populations: %s', (sentence, size) => {
    expect(sizes(sentence)).toEqual([size]);
  });

  it.each([
    ['the two in Spain', 'two'],
    ['12 rentals in Spain', '12'],
    ['version 2', 'version 2'],
    ['more than 3 bedrooms', 'more than 3 bedrooms'],
    ['over 5 % growth', 'over 5 % growth'],
  ])('does not use a number of something else as a population, and says so: %s', (sentence, words) => {
    expect(sizes(sentence)).toEqual([]);
    expect(unused(understood(sentence))).toEqual([words]);
  });

  it('knows the countries of a world region, and its exceptions', () => {
    expect(places('Scandinavian markets, but not Norway')).toEqual(['DK+NO+SE', '-NO']);
    expect(places('everything except France and Spain')).toEqual(['-FR', '-ES']);
    expect(places('neither in France nor in Spain')).toEqual(['-FR', '-ES']);
    expect(places('not in Africa, but in Belgium').at(-1)).toBe('BE');
    expect(places('in South Africa or NL or 🇧🇪')).toEqual(['ZA', 'NL', 'BE']);
  });

  it('knows adjectives of two words', () => {
    expect(places('Saudi Arabian rentals')).toEqual(['SA']);
    expect(places('Saoedi-Arabische verhuringen')).toEqual(['SA']);
  });

  it('treats words in capitals as codes only among codes', () => {
    expect(places('rentals IN Belgium')).toEqual(['BE']);
    expect(places('IN, NO and BE')).toEqual(['IN', 'NO', 'BE']);
    expect(places('rentals in the US')).toEqual(['US']);
    expect(places('show us Belgium')).toEqual(['BE']);
  });

  it('searches the names of rentals for a place that is not a country', () => {
    const query = understood('rentals in antwerp', [['antwerp', 'LOCATION']]);
    expect(conditions(query)).toMatchObject([{ kind: 'name', name: 'antwerp', part: 'any' }]);
    expect(unused(understood('rentals in Gotham', [['Gotham', 'LOCATION']]))).toEqual(['Gotham']);
  });

  it('compares with the current population of a rental', () => {
    const [size] = conditions(understood('larger than the Netherlands'));
    const netherlands = rentals.find(({ Name }) => Name === 'Netherlands');
    expect(size).toMatchObject({ kind: 'size', than: { id: netherlands?.id, relation: 'above' } });
  });

  it('reports a missing rental to compare with, and several of that name', () => {
    const ask = (among: readonly Rental[], sentence: string) =>
      parsedQueryOf(among, sentence, readingOf(sentence, 'en'));
    const without = rentals.filter(({ Code }) => Code !== 'FR');
    expect(ask(without, 'larger than France')).toMatchObject({
      groups: [],
      unused: [{ words: 'larger than France', reason: 'noRental' }],
    });
    const twice = [...without, ...['Paris', 'Lyon'].map((Name) => rental({ id: Name, Name, Code: 'FR' }))];
    const { question } = ask(twice, 'larger than France');
    expect(question).toMatchObject({ kind: 'whichRental', choices: [{ label: 'Paris' }, { label: 'Lyon' }] });
    const answered = ask(twice, question?.choices[0]?.sentence ?? '');
    expect(conditions(answered)).toMatchObject([{ kind: 'size', than: { name: 'Paris' } }]);
    const same = [...without, ...['Paris', 'Paris'].map((Name, id) => rental({ id: `${id}`, Name, Code: 'FR' }))];
    expect(ask(same, 'larger than Paris').unused).toMatchObject([
      { words: 'larger than Paris', reason: 'manyRentals' },
    ]);
  });
});

describe('a question', () => {
  it.each([
    ['rentals in Congo'],
    ['Korean rentals above 1 million'],
    ['larger than Guinea'],
    ['Samoa'],
    ['Virgin Islands'],
    ['rentals in Belgum'],
    ['markets in Sout America'],
    ['largest markets in Europe'],
    ['the smallest rentals'],
    ['top markets'],
    ['de grootste landen van Afrika'],
    ['Guinee'],
    ['Koreaanse verhuringen'],
  ])('can be answered with each of its choices: %s', (sentence) => {
    const { question } = understood(sentence);
    expect(question?.choices.length).toBeGreaterThan(0);
    for (const choice of question?.choices ?? []) {
      const answered = understood(choice.sentence);
      expect([choice.sentence, answered.question, answered.unused]).toEqual([choice.sentence, null, []]);
      if (choice.codes.length > 0 && !sentence.includes('larger')) {
        expect(conditions(answered).flatMap((one) => (one.kind === 'countries' ? one.codes : []))).toEqual(
          choice.codes,
        );
      }
    }
  });
});

describe('the language of a sentence', () => {
  it('is detected by its words, as detection is unreliable for short ones', () => {
    expect(understood('verhuringen in België', [], 'af').language).toBe('nl');
    expect(understood('rentals in Belgium', [], 'nl').language).toBe('en');
    expect(understood('Belgium', [], 'nl').language).toBe('en');
  });

  it('is reported when it is not supported', () => {
    const sentence = 'Vermietungen in Belgien mit mehr als fünf Millionen Einwohnern';
    expect(understood(sentence, [], 'de').otherLanguage).toBe('de');
    expect(understood('rentals in Belgium with a view', [], 'fr').otherLanguage).toBeNull();
  });
});
