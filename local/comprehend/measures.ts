import { matchesOf, type Span } from './spans';

const number = String.raw`(?<![\w.,-])\d+(?:[.,]\d{3})*(?:[.,]\d+)?(?![\w]*\d)`;
const smallNumberWord =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen' +
  '|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const magnitudeWord = 'hundred|thousand|million|billion|trillion|mln|bn';
const magnitude = `(?:${magnitudeWord}|${magnitudeWord.toUpperCase()})`;
const numberWords = String.raw`\b(?:(?:half\s)?an?\s${magnitude}|(?:one|${smallNumberWord})(?:[\s-](?:and\s)?(?:one|${smallNumberWord})){0,5}(?:\s${magnitude}){1,2}|${smallNumberWord}(?:-(?:one|${smallNumberWord}))?)\b`;
const amount = String.raw`(?:${number}(?:\s?(?:${magnitude}|[kKM])\b)*|${numberWords})`;
const currency = String.raw`(?:euros?|dollars?|pounds?|francs?|EUR|USD|GBP|CHF)\b`;
const timeUnit = '(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?)';
const unit = String.raw`(?:%|(?:percent|per\scent|square\s(?:met(?:er|re)s?|feet|kilomet(?:er|re)s?|miles?)|m²|m2|km²|km2|sqm|km|kilomet(?:er|re)s?|met(?:er|re)s?|miles?|stars?|inhabitants|people|residents|citizens|persons|guests|${timeUnit})(?!\w))`;

const fullMonth = '(?:January|February|March|April|June|July|August|September|October|November|December)';
const month = String.raw`(?:${fullMonth}|May|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?)`;
const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const ordinalDay = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const partOfDay = '(?:morning|afternoon|evening|night)';
const clockTime = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.)|\b\d{1,2}:\d{2}\b|\b(?:noon|midnight)\b`;
const season = '(?:spring|summer|autumn|winter)';
const comparison = String.raw`(?:above|below|over|under|than|least|most|exceeding|about|around|approximately|nearly|almost|between)\s`;
const year = String.raw`(?<!${comparison})(?<![\w.,€$£-])(?:19|20)\d{2}s?(?![\w-])(?![.,]\d)(?!\s(?:${magnitude}|${unit}|${currency}))`;

const dates = new RegExp(
  [
    String.raw`\b\d{4}-\d{2}-\d{2}\b`,
    String.raw`\b\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\b`,
    String.raw`\b(?:${weekday},?\s)?(?:the\s)?${ordinalDay}\s(?:of\s)?${month}(?!\w)(?:,?\s\d{4})?`,
    String.raw`\b${month}\s${ordinalDay}\b(?!\s?(?:%|${magnitude}))(?:,?\s\d{4})?`,
    String.raw`\b(?:mid-|early\s|late\s)?${month}\s\d{4}\b`,
    String.raw`\b(?:mid-|early\s|late\s)?${fullMonth}\b`,
    String.raw`(?<=\b(?:in|since|until|till|from|by|before|after|to|of|last|next|this|during|and|or|mid-)\s)May\b`,
    String.raw`\bQ[1-4](?:\s\d{4})?\b`,
    String.raw`\b(?:(?:last|next|this|every|each)\s)?${weekday}s?(?:\s${partOfDay})?\b`,
    String.raw`\b(?:${clockTime})(?:\s(?:today|tomorrow))?`,
    String.raw`\b(?:today|tomorrow|yesterday|tonight)(?:\s${partOfDay})?\b`,
    String.raw`\b(?:last|next|this|past|previous|coming)\s(?:${timeUnit}|decade|quarter|weekend|${partOfDay}|${season})\b`,
    String.raw`\b(?:${season})\s(?:of\s)?\d{4}\b`,
    String.raw`\b(?:last|next|past)\s(?:\d+|${smallNumberWord})\s${timeUnit}\b`,
    String.raw`\b(?:\d+|an?|${smallNumberWord})\s${timeUnit}\sago\b`,
    String.raw`\b(?:Christmas|Easter|New\sYear(?:['’]s\s(?:Eve|Day))?|Ascension\sDay|King['’]s\sDay)\b`,
    year,
  ].join('|'),
  'gu',
);

const quantities = new RegExp(
  [
    String.raw`[€$£¥]\s?\d+(?:[.,]\d+)*(?:\s?(?:${magnitude}|[kKM])\b)?`,
    String.raw`\b(?:EUR|USD|GBP|CHF)\s\d+(?:[.,]\d+)*(?:\s?(?:${magnitude}|[kKM])\b)?`,
    String.raw`${amount}[\s-]?(?:${currency}|${unit})`,
    String.raw`${number}\s?(?:${magnitude}|[kKM])\b`,
    numberWords,
  ].join('|'),
  'gu',
);

const bareNumbers = new RegExp(number, 'gu');

/** Days, times of day and longer or vaguer times that are written as English texts do. */
export function findDates(text: string): Span[] {
  return matchesOf(text, dates);
}

/** Amounts with what they count, and numbers in words: prices, sizes, durations, shares, "5 million". */
export function findQuantities(text: string): Span[] {
  return matchesOf(text, quantities);
}

/** Numbers in digits, of any meaning. */
export function findBareNumbers(text: string): Span[] {
  return matchesOf(text, bareNumbers);
}
