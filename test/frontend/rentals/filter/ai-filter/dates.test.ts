/** @jest-environment node */
import { periodAt } from '../../../../../frontend/src/features/rentals/filter/ai-filter/parser/dates';
import { dutch } from '../../../../../frontend/src/features/rentals/filter/ai-filter/parser/dutch';
import { english } from '../../../../../frontend/src/features/rentals/filter/ai-filter/parser/english';
import type { Grammar } from '../../../../../frontend/src/features/rentals/filter/ai-filter/parser/grammar';
import { writeDay } from '../../../../../frontend/src/lib/days';

function periodOn(today: string, words: string, grammar: Grammar) {
  const period = periodAt(words, 0, grammar, new Date(`${today}T12:00`).getTime());
  return { period, firstDay: period?.from && writeDay(new Date(period.from)) };
}

it.each([
  ['in the past month', english, '2027-03-31', '2027-02-28'],
  ['in the last 4 months', english, '2027-03-31', '2026-11-30'],
  ['since a month ago', english, '2027-05-31', '2027-04-30'],
  ['in the past year', english, '2028-02-29', '2027-02-28'],
  ['in de afgelopen maand', dutch, '2027-03-30', '2027-02-28'],
  ['sinds drie maanden geleden', dutch, '2027-05-31', '2027-02-28'],
])('a month that is shorter than today’s date ends before the next one begins: %s', (words, grammar, today, first) => {
  const { period, firstDay } = periodOn(today, words, grammar);
  expect(firstDay).toBe(first);
  expect(period).toMatchObject({ until: null, end: words.length });
});

it.each([
  ['last Monday', english, '2026-11-30', '2026-11-23'],
  ['last Monday', english, '2026-12-01', '2026-11-30'],
  ['on Monday', english, '2026-11-30', '2026-11-30'],
  ['since the previous Monday', english, '2026-11-30', '2026-11-23'],
  ['vorige maandag', dutch, '2026-11-30', '2026-11-23'],
  ['sinds afgelopen maandag', dutch, '2026-11-30', '2026-11-23'],
  ['op maandag', dutch, '2026-11-30', '2026-11-30'],
])('a day of the week is the latest one, and with “last” it is over: %s', (words, grammar, today, first) => {
  const { period, firstDay } = periodOn(today, words, grammar);
  expect(firstDay).toBe(first);
  expect(period).toMatchObject({ end: words.length });
});
