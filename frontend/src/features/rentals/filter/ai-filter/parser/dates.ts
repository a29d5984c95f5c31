import type { DateWords, Grammar, TextRange } from './grammar';

/** A period in a sentence: whole days in the user's time zone, in milliseconds since 1970. */
export interface Period extends TextRange {
  readonly from: number | null;
  /** Exclusive. */
  readonly until: number | null;
}

interface Span {
  readonly from: number;
  readonly until: number;
  readonly length: number;
}

interface Patterns {
  readonly day: RegExp;
  readonly relative: RegExp;
  readonly rolling: RegExp;
  readonly counted: RegExp;
  readonly ago: RegExp;
  readonly weekday: RegExp;
  readonly iso: RegExp;
  readonly numeric: RegExp;
  readonly numericMonth: RegExp;
  readonly dayMonth: RegExp;
  readonly monthDay: RegExp;
  readonly month: RegExp;
  readonly year: RegExp;
  readonly prepositions: readonly (readonly [keyof DateWords['prepositions'], RegExp])[];
  readonly dateAlone: RegExp;
  readonly between: RegExp;
  readonly and: RegExp;
}

const made = new WeakMap<Grammar, Patterns>();
const count = String.raw`(\d{1,3}|\p{L}+)`;

function patternsOf(grammar: Grammar): Patterns {
  let patterns = made.get(grammar);
  if (!patterns) {
    patterns = makePatterns(grammar.dates);
    made.set(grammar, patterns);
  }
  return patterns;
}

function makePatterns(words: DateWords): Patterns {
  const { units } = words;
  const at = (source: string) => new RegExp(String.raw`^(?:${source})(?![\p{L}\d])`, 'iu');
  const lead = (source: string) => new RegExp(String.raw`^(?:${source})\s+`, 'iu');
  const unit = `(?:(${units.day})|(${units.week})|(${units.month})|(${units.year}))`;
  const month = `(?:${words.months.map((names) => `(${names})`).join('|')})\\.?`;
  const day = String.raw`(\d{1,2})(?:st|nd|rd|th|e|de|ste)?`;
  const weekday = words.weekdays.map((name) => `(${name})`).join('|');
  const prepositions = Object.entries(words.prepositions) as [keyof DateWords['prepositions'], string][];
  return {
    day: at(`(${words.today})|(${words.yesterday})|(${words.dayBeforeYesterday})`),
    relative: at(String.raw`(?:(${words.this})|(${words.last}))\s+${unit}`),
    rolling: at(String.raw`(?:(?:the|de|het)\s+)?(?:${words.rolling})\s+${unit}`),
    counted: at(String.raw`(?:(?:the|de|het)\s+)?(?:${words.lastCount})\s+${count}\s+${unit}`),
    ago: at(String.raw`${count}\s+${unit}\s+${words.ago}`),
    weekday: at(String.raw`(?:(?:(${words.last}|${words.lastCount})|on|op)\s+)?(?:${weekday})`),
    iso: at(String.raw`(\d{4})-(\d{1,2})-(\d{1,2})`),
    numeric: at(String.raw`(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})`),
    numericMonth: at(String.raw`(\d{1,2})[-/.](\d{4})`),
    dayMonth: at(String.raw`(?:the\s+)?${day}\s+(?:of\s+)?${month}(?:,?\s+(\d{4}))?`),
    monthDay: at(String.raw`${month}\s+${day}(?:,?\s+(\d{4}))?`),
    month: at(String.raw`${month}(?:\s+(\d{4}))?`),
    year: at(String.raw`((?:19|20)\d{2})`),
    prepositions: prepositions.map(([name, source]) => [name, lead(source)]),
    dateAlone: at(day),
    between: lead(words.between),
    and: new RegExp(String.raw`^\s+(?:${words.and})\s+`, 'iu'),
  };
}

const numberNames = ' one two three four five six seven eight nine ten'.split(' ');
const dutchNumberNames = ' een twee drie vier vijf zes zeven acht negen tien'.split(' ');

function numberOf(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const word = text.toLowerCase().replaceAll('é', 'e');
  if (word === 'a' || word === 'an') return 1;
  const value = Math.max(numberNames.indexOf(word), dutchNumberNames.indexOf(word));
  return value > 0 ? value : undefined;
}

/** Adds units to a day, or subtracts them: a month before 31 March is the last day of February. */
function shifted(day: Date, unit: number, by: number): Date {
  const { year, month, date } = { year: day.getFullYear(), month: day.getMonth(), date: day.getDate() };
  if (unit === 0) return new Date(year, month, date + by);
  if (unit === 1) return new Date(year, month, date + 7 * by);
  const wanted = month + (unit === 2 ? by : 12 * by);
  const lastDate = new Date(year, wanted + 1, 0).getDate();
  return new Date(year, wanted, Math.min(date, lastDate));
}

/** The first day of the day's week, month or year. */
function startOf(day: Date, unit: number): Date {
  if (unit === 1) return shifted(day, 0, -((day.getDay() + 6) % 7));
  return new Date(day.getFullYear(), unit === 3 ? 0 : day.getMonth(), unit === 0 ? day.getDate() : 1);
}

const found = (match: RegExpExecArray, from: Date, until: Date): Span => ({
  from: from.getTime(),
  until: until.getTime(),
  length: match[0].length,
});
const oneDay = (match: RegExpExecArray, day: Date) => found(match, day, shifted(day, 0, 1));
const unitIn = (groups: readonly (string | undefined)[]) => groups.findIndex((group) => group !== undefined);

/** An existing date; without a year, the last one that is not in the future. */
function dayOf(today: Date, date: number, month: number, year: string | undefined): Date | undefined {
  const inYear = (number: number) => new Date(number, month, date);
  const day = year ? inYear(Number(year)) : inYear(today.getFullYear());
  if (day.getMonth() !== month || day.getDate() !== date) return undefined;
  return year || day <= today ? day : inYear(today.getFullYear() - 1);
}

/** The period at the start of a text. @param isIntroduced whether a word such as `since` precedes it */
function spanAt(text: string, today: Date, patterns: Patterns, isIntroduced: boolean): Span | undefined {
  const day = patterns.day.exec(text);
  if (day) return oneDay(day, shifted(today, 0, -unitIn(day.slice(1))));
  const relative = patterns.relative.exec(text);
  if (relative) {
    const unit = unitIn(relative.slice(3));
    const start = shifted(startOf(today, unit), unit, relative[1] === undefined ? -1 : 0);
    return found(relative, start, shifted(start, unit, 1));
  }
  const rolling = patterns.rolling.exec(text);
  if (rolling) return found(rolling, shifted(today, unitIn(rolling.slice(1)), -1), shifted(today, 0, 1));
  const counted = patterns.counted.exec(text);
  const counts = counted && numberOf(counted[1] ?? '');
  if (counted && counts) return found(counted, shifted(today, unitIn(counted.slice(2)), -counts), shifted(today, 0, 1));
  const ago = patterns.ago.exec(text);
  const agoCount = ago && numberOf(ago[1] ?? '');
  if (ago && agoCount) return oneDay(ago, shifted(today, unitIn(ago.slice(2)), -agoCount));
  const weekday = patterns.weekday.exec(text);
  if (weekday) {
    const [, last, ...days] = weekday;
    const back = (today.getDay() + 6 - unitIn(days) + 7) % 7;
    // On a Monday, last Monday is a week ago.
    return oneDay(weekday, shifted(today, 0, -(last && back === 0 ? 7 : back)));
  }
  return writtenDay(text, today, patterns) ?? (isIntroduced ? writtenMonth(text, today, patterns) : undefined);
}

function writtenDay(text: string, today: Date, patterns: Patterns): Span | undefined {
  const iso = patterns.iso.exec(text);
  if (iso) return ofDay(iso, dayOf(today, Number(iso[3]), Number(iso[2]) - 1, iso[1]));
  const numeric = patterns.numeric.exec(text);
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[2])];
    // The day comes first, as in the date fields (lib/typedDate.ts), unless only the month can.
    const [date, month] = second > 12 ? [second, first] : [first, second];
    return ofDay(numeric, dayOf(today, date, month - 1, numeric[3]?.replace(/^\d\d$/, '20$&')));
  }
  const dayMonth = patterns.dayMonth.exec(text);
  if (dayMonth) return ofDay(dayMonth, dayOf(today, Number(dayMonth[1]), unitIn(dayMonth.slice(2)), dayMonth[14]));
  const monthDay = patterns.monthDay.exec(text);
  return monthDay
    ? ofDay(monthDay, dayOf(today, Number(monthDay[13]), unitIn(monthDay.slice(1)), monthDay[14]))
    : undefined;
}

const ofDay = (match: RegExpExecArray, day: Date | undefined) => day && oneDay(match, day);

function writtenMonth(text: string, today: Date, { numericMonth, month, year }: Patterns): Span | undefined {
  const numeric = numericMonth.exec(text);
  const start = numeric && dayOf(today, 1, Number(numeric[1]) - 1, numeric[2]);
  if (numeric && start) return found(numeric, start, shifted(start, 2, 1));
  const named = month.exec(text);
  const first = named && dayOf(today, 1, unitIn(named.slice(1, 13)), named[13]);
  if (named && first) return found(named, first, shifted(first, 2, 1));
  const match = year.exec(text);
  const newYear = match && new Date(Number(match[1]), 0, 1);
  return match && newYear ? found(match, newYear, shifted(newYear, 3, 1)) : undefined;
}

/** The period at an offset of the sentence: `since yesterday`, `between 1 and 5 May`, `last week`. */
export function periodAt(sentence: string, begin: number, grammar: Grammar, now: number): Period | undefined {
  const patterns = patternsOf(grammar);
  const today = startOf(new Date(now), 0);
  const text = sentence.slice(begin);
  const range = rangeAt(text, today, patterns);
  if (range) return { from: range.from, until: range.until, begin, end: begin + range.length };
  for (const [name, pattern] of patterns.prepositions) {
    const lead = leadLength(text, pattern);
    const span = lead > 0 ? spanAt(text.slice(lead), today, patterns, true) : undefined;
    if (!span) continue;
    const range = { begin, end: begin + lead + span.length };
    if (name === 'since') return { from: span.from, until: null, ...range };
    if (name === 'after') return { from: span.until, until: null, ...range };
    if (name === 'before') return { from: null, until: span.from, ...range };
    if (name === 'until') return { from: null, until: span.until, ...range };
    return { ...openEnded(span, today), ...range };
  }
  const span = spanAt(text, today, patterns, false);
  return span && { ...openEnded(span, today), begin, end: begin + span.length };
}

/** A period until the end of today has no upper limit. */
const openEnded = ({ from, until }: Span, today: Date) => ({
  from,
  until: from < today.getTime() && until === shifted(today, 0, 1).getTime() ? null : until,
});

const leadLength = (text: string, pattern: RegExp) => pattern.exec(text)?.[0].length ?? 0;

function rangeAt(text: string, today: Date, patterns: Patterns): Span | undefined {
  const lead = leadLength(text, patterns.between);
  if (lead === 0) return undefined;
  const begin = text.slice(lead);
  const first = spanAt(begin, today, patterns, true);
  const firstLength = first?.length ?? leadLength(begin, patterns.dateAlone);
  const middle = leadLength(begin.slice(firstLength), patterns.and);
  const end = begin.slice(firstLength + middle);
  if (firstLength === 0 || middle === 0) return undefined;
  const second = first ? spanAt(end, today, patterns, true) : writtenDay(end, today, patterns);
  if (!second) return undefined;
  const from = first ? inOrder(begin, first, second, patterns) : inSameMonth(begin, second);
  return from === undefined || from >= second.until
    ? undefined
    : { from, until: second.until, length: lead + firstLength + middle + second.length };
}

/** The beginning of `between 1 and 5 May`, which has its month from the other end. */
function inSameMonth(begin: string, { from }: Span): number {
  const other = new Date(from);
  return new Date(other.getFullYear(), other.getMonth(), Number.parseInt(begin, 10)).getTime();
}

/**
 * The beginning of a range. Each end is read as the last one that is not in the future; the beginning, where it would be
 * after the end, as the last one before that: `between January and March 2025`, `between Thursday and Monday`.
 */
function inOrder(begin: string, first: Span, second: Span, patterns: Patterns): number | undefined {
  if (first.from < second.until) return first.from;
  const latest = shifted(new Date(second.until), 0, -1);
  const earlier = patterns.weekday.test(begin)
    ? spanAt(begin, latest, patterns, true)
    : (writtenDay(begin, latest, patterns) ?? writtenMonth(begin, latest, patterns));
  return earlier?.length === first.length ? earlier.from : undefined;
}
