import { countryNames } from '../../../frontend/src/features/rentals/ai-filter/countryNames';
import { understand } from '../../../frontend/src/features/rentals/ai-filter/understand';
import type { Entity, EntityType, Interpretation } from '../../../lambdas/entity-extractor/interpretation';

const names = countryNames();

/** The sentence as read: each stretch in [brackets] is an entity, `[text|TYPE]`. */
function read(marked: string): { sentence: string; entities: Interpretation['entities'] } {
  const result: Entity[] = [];
  let sentence = '';
  for (const part of marked.split(/(\[[^\]]+\])/)) {
    const [, text, type] = /^\[(.+)\|(\w+)\]$/.exec(part) ?? [];
    if (text) {
      const begin = sentence.length;
      result.push({ text, begin, end: begin + text.length, score: 0.9, type: type as EntityType });
    }
    sentence += text ?? part;
  }
  return { sentence, entities: { status: 'done', result } };
}

const understood = (marked: string) => {
  const { sentence, entities } = read(marked);
  return understand(sentence, { entities }, names);
};
const sizes = (marked: string) => understood(marked).sizes.map(({ least, most }) => [least, most]);
const countries = (marked: string) =>
  understood(marked).places.map(
    (place) => (place.isExcluded ? '-' : '') + (place.kind === 'countries' ? place.codes.join('+') : place.name),
  );

describe('what a sentence asks for', () => {
  it('is the countries it names and the sizes it sets, each with the words that said so', () => {
    expect(understood('rentals in [Belgium|LOCATION] and [France|LOCATION] above [5 million|QUANTITY]')).toMatchObject({
      places: [
        { kind: 'countries', codes: ['BE'], words: 'Belgium', isExcluded: false },
        { kind: 'countries', codes: ['FR'], words: 'France', isExcluded: false },
      ],
      sizes: [{ least: 5_000_001, most: null, words: 'above 5 million' }],
      unused: [],
      foundBy: 'entities',
    });
  });

  it.each([
    ['markets over [5 million|QUANTITY]', [5_000_001, null]],
    ['[more than 5 million people|QUANTITY]', [5_000_001, null]],
    ['at least [250k|QUANTITY]', [250_000, null]],
    ['[250,000 or more|QUANTITY]', [250_000, null]],
    ['[250.000|QUANTITY] and up', [250_000, null]],
    ['with a population ≥ [1.5m|QUANTITY]', [1_500_000, null]],
    ['under [two million|QUANTITY]', [null, 1_999_999]],
    ['[less than half a million|QUANTITY]', [null, 499_999]],
    ['no more than [1 billion|QUANTITY]', [null, 1_000_000_000]],
    ['up to [1.250 million|QUANTITY]', [null, 1_250_000]],
    ['between [1 million|QUANTITY] and [5 million|QUANTITY]', [1_000_000, 5_000_000]],
    ['[between 5 and 10 million|QUANTITY]', [5_000_000, 10_000_000]],
    ['from [10 million|QUANTITY] to [5 million|QUANTITY]', [5_000_000, 10_000_000]],
    ['[5-10 million|QUANTITY] people', [5_000_000, 10_000_000]],
    ['around [10 million|QUANTITY]', [9_000_000, 11_000_000]],
    ['fewer than [one hundred thousand|QUANTITY]', [null, 99_999]],
    ['over [twenty-five million|QUANTITY]', [25_000_001, null]],
    ['between five and [ten million|QUANTITY]', [5_000_000, 10_000_000]],
    ['[5|QUANTITY]-10 million', [5_000_000, 10_000_000]],
    ['greater than or equal to [10 million|QUANTITY]', [10_000_000, null]],
    ['more people than [10 million|QUANTITY]', [10_000_001, null]],
    ['exactly [12|QUANTITY]', [12, 12]],
    ['do not have more than [5 million|QUANTITY]', [null, 5_000_000]],
    ['markets that aren’t under [5 million|QUANTITY]', [5_000_000, null]],
  ])('%s', (sentence, size) => {
    expect(sizes(sentence)).toEqual([size]);
  });

  it('keeps limits of one sentence apart', () => {
    expect(sizes('over [1 million|QUANTITY] but under [4 million|QUANTITY]')).toEqual([
      [1_000_001, null],
      [null, 3_999_999],
    ]);
  });

  it('rules sizes out, and offers a choice of them', () => {
    expect(understood('not between [5 and 10 million|QUANTITY]').sizes).toMatchObject([
      { least: 5_000_000, most: 10_000_000, isExcluded: true, words: 'not between 5 and 10 million' },
    ]);
    expect(understood('under [1 million|QUANTITY] or over [100 million people|QUANTITY]').sizes).toMatchObject([
      { most: 999_999, isAlternative: false },
      { least: 100_000_001, isAlternative: true, isExcluded: false },
    ]);
  });

  it('takes a small number in words for a population only where something compares with it', () => {
    expect(sizes('the [two|QUANTITY] in Spain')).toEqual([]);
    expect(sizes('more than [two|QUANTITY] people')).toEqual([[3, null]]);
  });

  it('takes no count of rentals, or place in an order, for a population', () => {
    expect(sizes('the [10|QUANTITY] largest markets')).toEqual([]);
    expect(sizes('[12 rentals|QUANTITY] in Spain')).toEqual([]);
  });

  it('knows what belongs to a country, and countries that stand in one entity', () => {
    expect(countries('[Dutch|OTHER] and [Belgian|OTHER] markets')).toEqual(['NL', 'BE']);
    expect(countries('[Belgium, the Netherlands and Côte d’Ivoire|LOCATION]')).toEqual(['BE', 'NL', 'CI']);
    expect(countries('markets in [South Africa|LOCATION] or [Papua New Guinea|LOCATION]')).toEqual(['ZA', 'PG']);
    expect(countries('markets in [NL|LOCATION] or the [US|LOCATION]')).toEqual(['NL', 'US']);
  });

  it('knows parts of the world, and their names as they stand in the sentence', () => {
    expect(countries('markets in the [Benelux|LOCATION]')).toEqual(['BE+LU+NL']);
    expect(countries('[Scandinavian|OTHER] markets, but not [Norway|LOCATION]')).toEqual(['DK+NO+SE', '-NO']);
    expect(countries('outside the [EU|ORGANIZATION]')[0]).toMatch(/^-AT\+BE/);
    const [europe] = understood('rentals in [Europe|LOCATION]').places;
    expect(europe).toMatchObject({ kind: 'countries', words: 'Europe' });
    expect(understood('rentals in Eastern [Europe|LOCATION]').places).toMatchObject([
      { codes: ['BG', 'BY', 'CZ', 'HU', 'MD', 'PL', 'RO', 'RU', 'SK', 'UA'], words: 'Eastern Europe' },
    ]);
    expect(countries('in [South Africa|LOCATION], [North America|LOCATION] or [America|LOCATION]')).toEqual([
      'ZA',
      expect.stringContaining('MX'),
      'US',
    ]);
  });

  it('leaves out what the sentence leaves out, through the whole of a list', () => {
    expect(countries('everything except [France|LOCATION] and [Spain|LOCATION]')).toEqual(['-FR', '-ES']);
    expect(countries('[Italy|LOCATION] but not [Malta|LOCATION]')).toEqual(['IT', '-MT']);
    expect(countries('neither in [France|LOCATION] nor in [Spain|LOCATION]')).toEqual(['-FR', '-ES']);
    expect(countries('those that aren’t in [France|LOCATION]')).toEqual(['-FR']);
  });

  it('looks for the name of a place that is no country', () => {
    expect(countries('rentals in [Rotterdam|LOCATION]')).toEqual(['Rotterdam']);
  });

  it('says which entities it made nothing of', () => {
    const wish = understood(
      '[Anna|PERSON] wants [Belgium|LOCATION] by [Friday|DATE] for the [3|QUANTITY] largest markets',
    );
    expect(wish.unused).toEqual(['Anna', 'Friday', '3']);
    expect(understood('under [500,000 inhabitants|QUANTITY]').unused).toEqual([]);
  });

  it('asks for nothing when nothing was found', () => {
    expect(understood('tell us something nice')).toMatchObject({ places: [], sizes: [] });
  });
});

describe('a sentence in a language that cannot be read', () => {
  const dutch = (sentence: string) =>
    understand(
      sentence,
      { entities: { status: 'unavailable', reason: 'UnsupportedLanguage', message: 'Not in Dutch.' } },
      names,
    );

  it('is searched for names of countries and for numbers', () => {
    expect(dutch('verhuringen in België en Frankrijk boven de 5 miljoen')).toMatchObject({
      places: [{ codes: ['BE'] }, { codes: ['FR'] }],
      sizes: [{ least: 5_000_001, most: null, words: 'boven de 5 miljoen' }],
      foundBy: 'words',
    });
    expect(dutch('Nederlandse markten tussen 100.000 en 1 miljoen')).toMatchObject({
      places: [{ codes: ['NL'] }],
      sizes: [{ least: 100_000, most: 1_000_000 }],
    });
    expect(dutch('minder dan honderdduizend, of meer dan vijfentwintig miljoen').sizes).toMatchObject([
      { most: 99_999 },
      { least: 25_000_001, isAlternative: true },
    ]);
    expect(dutch('noch in Duitsland noch in Frankrijk, niet boven een half miljoen')).toMatchObject({
      places: [
        { codes: ['DE'], isExcluded: true },
        { codes: ['FR'], isExcluded: true },
      ],
      sizes: [{ least: null, most: 500_000 }],
    });
    expect(dutch('alles behalve Duitsland, minstens 1,5 mln')).toMatchObject({
      places: [{ codes: ['DE'], isExcluded: true }],
      sizes: [{ least: 1_500_000, most: null }],
    });
    expect(dutch('Scandinavische markten, en die in Midden-Amerika').places).toMatchObject([
      { codes: ['DK', 'NO', 'SE'], words: 'Scandinavische' },
      { codes: ['BZ', 'CR', 'GT', 'HN', 'MX', 'NI', 'PA', 'SV'], words: 'Midden-Amerika' },
    ]);
  });
});
