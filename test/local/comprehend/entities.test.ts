import fc from 'fast-check';
import { readEntities } from '../../../local/comprehend/entities';
import { heldOutSentences } from './gold/held-out';
import { scoreOf } from './gold/score';
import { tuningSentences } from './gold/tuning';

const found = (text: string) => readEntities(text).map(({ begin, end, type }) => [type, text.slice(begin, end)]);

describe('against what a person labelled', () => {
  test('the reader is right about sentences it was not tuned on: F1 of at least 0.85', () => {
    const { f1, mistakes } = scoreOf(heldOutSentences, readEntities);
    expect({ good: f1 >= 0.85, f1, mistakes }).toMatchObject({ good: true });
  });

  test('and stays as right as it is about those it was tuned on: F1 of at least 0.95', () => {
    const { f1, mistakes } = scoreOf(tuningSentences, readEntities);
    expect({ good: f1 >= 0.95, f1, mistakes }).toMatchObject({ good: true });
  });
});

test('a search for rentals yields its countries and its size, exactly', () => {
  expect(found('rentals in Belgium and France above 5 million')).toEqual([
    ['LOCATION', 'Belgium'],
    ['LOCATION', 'France'],
    ['QUANTITY', '5 million'],
  ]);
});

test('capital letters alone hide no entity', () => {
  expect(found('BELGIUM AND FRANCE ABOVE 5 MILLION')).toEqual([
    ['LOCATION', 'BELGIUM'],
    ['LOCATION', 'FRANCE'],
    ['QUANTITY', '5 MILLION'],
  ]);
});

test('a sentence that begins with what it looks for names no organisation', () => {
  expect(found('Rentals in Belgium')).toEqual([['LOCATION', 'Belgium']]);
});

test.each([
  ['rentals in belgium and the united states', ['belgium', 'united states']],
  ['markets in Bosnia and Herzegovina, Trinidad and Tobago', ['Bosnia and Herzegovina', 'Trinidad and Tobago']],
  ['Everything in the Netherlands', ['Netherlands']],
  ['houses in The Hague and ’s-Hertogenbosch', ['The Hague', '’s-Hertogenbosch']],
  ['Huren in Duitsland', ['Duitsland']],
  ['BELGIUM', ['BELGIUM']],
  ['rentals in the uk and usa', ['uk', 'usa']],
])('places are found in %j', (text, places) => {
  expect(found(text)).toEqual(places.map((place) => ['LOCATION', place]));
});

test.each([
  ['below 1.5 million', '1.5 million'],
  ['above €1,850.50', '€1,850.50'],
  ['EUR 900 or less', 'EUR 900'],
  ['at most 12%', '12%'],
  ['fewer than two hundred thousand', 'two hundred thousand'],
  ['more than 2000', '2000'],
  ['over 250k', '250k'],
])('the quantity in %j is %j', (text, quantity) => {
  expect(found(text)).toEqual([['QUANTITY', quantity]]);
});

test.each([
  ['changed since 2019', '2019'],
  ['due on 2026-11-20', '2026-11-20'],
  ['available from May', 'May'],
  ['you may come', undefined],
  ['the first of 3 May 2024', '3 May 2024'],
  ['three weeks ago', 'three weeks ago'],
])('the date in %j is %j', (text, date) => {
  expect(found(text)).toEqual(date ? [['DATE', date]] : []);
});

test('addresses of mail and web are no names', () => {
  expect(found('Write to anna.jansen@example.com or see https://example.com/Utrecht.')).toEqual([
    ['OTHER', 'anna.jansen@example.com'],
    ['OTHER', 'https://example.com/Utrecht'],
  ]);
});

test('for any text, entities are in order, inside it, and do not overlap', () => {
  const piece = fc.oneof(
    fc.constantFrom('Belgium', ' and ', 'Mr. ', '5 million', ' in ', '€', '🏠', 'May 3', '. '),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      let end = 0;
      for (const entity of readEntities(text)) {
        expect(entity.begin).toBeGreaterThanOrEqual(end);
        expect(entity.end).toBeGreaterThan(entity.begin);
        end = entity.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 200 },
  );
});
