import { isCountry, maxCountryNameWords } from './gazetteer';
import { type Span, textBefore } from './spans';
import type { Word } from './words';

const placePreposition =
  /(?:(?:^|[^\p{L}])(?:in|from|near|across|for|of|and|or|to|around|outside|within|between|excluding|except)|,)\s*(?:the\s+)?$/iu;

/** The short names that are not also words, as "us" is. */
const shortNames = ['uk', 'usa', 'uae'];

/** Countries written without capitals, as people do in a search, where a place is likely to stand. */
export function findLowerCaseCountries(text: string, words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < words.length; first++) {
    const start = words[first] as Word;
    if (start.text === 'the' || start.text !== start.text.toLowerCase()) continue;
    if (!placePreposition.test(textBefore(text, start.begin))) continue;
    for (let count = Math.min(maxCountryNameWords, words.length - first); count > 0; count--) {
      const last = words[first + count - 1] as Word;
      const name = text.slice(start.begin, last.end);
      if ((name.length < 4 && !shortNames.includes(name)) || !isCountry(name)) continue;
      spans.push({ begin: start.begin, end: last.end });
      first += count - 1;
      break;
    }
  }
  return spans;
}
