import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { formatsFor } from '../../../frontend/src/lib/format';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('numbers', () => {
  test('are grouped as the language groups them', () => {
    expect(formatsFor('en').number(17_890_000)).toBe('17,890,000');
    expect(formatsFor('nl').number(17_890_000)).toBe('17.890.000');
  });

  test('are short on axes and cards', () => {
    expect(formatsFor('en').compact(17_890_000)).toBe('17.9M');
    expect(plain(formatsFor('nl').compact(17_890_000))).toBe('17,9 mln.');
  });

  test('of a share are percentages', () => {
    expect(formatsFor('en').percent(0.1234)).toBe('12.3%');
    expect(plain(formatsFor('nl').percent(0.1234))).toBe('12,3%');
  });
});

describe('dates', () => {
  const moment = new Date(2026, 10, 3, 14, 5);

  test('name the day before the month in both languages', () => {
    expect(formatsFor('en').date(moment)).toBe('3 Nov 2026');
    expect(formatsFor('nl').date(moment)).toBe('3 nov 2026');
  });

  test('are written in full with their weekday', () => {
    expect(formatsFor('en').fullDate('2026-11-03')).toBe('Tuesday, 3 November 2026');
    expect(formatsFor('nl').fullDate('2026-11-03')).toBe('dinsdag 3 november 2026');
  });

  test('carry the time where it matters', () => {
    expect(formatsFor('en').dateTime(moment.getTime())).toBe('3 Nov 2026, 14:05');
  });

  test.each([
    [0, 'now'],
    [-59_999, '59 seconds ago'],
    [-60_000, '1 minute ago'],
    [-3_600_000 * 23, '23 hours ago'],
    [86_400_000, 'tomorrow'],
    [-86_400_000 * 40, '1 month ago'],
    [86_400_000 * 31, 'in 1 month'],
    [-86_400_000 * 400, '1 year ago'],
    [-86_400_000 * 800, '2 years ago'],
  ])('%d ms from now read "%s"', (distance, words) => {
    expect(formatsFor('en').relative(1_000_000_000_000 + distance, 1_000_000_000_000)).toBe(words);
  });

  test.each([
    [new Date(2026, 10, 24, 2), '2 days ago'],
    [new Date(2026, 10, 25, 0, 30), 'yesterday'],
    [new Date(2026, 10, 25, 2), '23 hours ago'],
    [new Date(2026, 10, 27, 23), 'tomorrow'],
    [new Date(2026, 10, 28, 0, 30), 'in 2 days'],
  ])('days are those of the calendar: at 1:00 on Thursday 26 November, %s is "%s"', (then, words) => {
    expect(formatsFor('en').relative(then, new Date(2026, 10, 26, 1).getTime())).toBe(words);
  });
});

test('formatters are made once a language', () => {
  expect(formatsFor('nl')).toBe(formatsFor('nl'));
});

test.each(['America/Los_Angeles', 'Europe/Amsterdam', 'Pacific/Kiritimati'])('a day is that day in %s', (TZ) => {
  const module = path.join(__dirname, '../../../frontend/src/lib/format.ts');
  const script = `console.log(require(${JSON.stringify(module)}).formatsFor('en').date('2026-11-20'))`;
  const options = { env: { ...process.env, TZ }, cwd: path.join(__dirname, '../../..') };
  // A process of its own: what time zone it is in is read once.
  expect(
    `${execFileSync(process.execPath, ['--import', 'tsx', '--input-type=commonjs', '--eval', script], options)}`.trim(),
  ).toBe('20 Nov 2026');
});
