import { isPlace } from './gazetteer';
import { type Span, textBefore, trimSpan } from './spans';
import { type Word, wordFrom } from './words';

/** A run of capitalised words that may be a name. */
export interface NameCandidate extends Span {
  readonly text: string;
  readonly words: readonly string[];
  /** The text right before it, without blanks at the end. */
  readonly before: string;
  readonly startsSentence: boolean;
  /** It follows a title such as "Mr.". */
  readonly titled: boolean;
  readonly precedesVerb: boolean;
}

const capitalised = String.raw`(?:[’']s-)?\p{Lu}[\p{L}\p{M}\d’'.&-]*`;
const particles = '(?:(?:de|van|der|den|ter|ten|von|of|the|El|la|du|di|da|en|and|&) ){0,3}';
const run = new RegExp(
  String.raw`(?<![\p{L}\d])${capitalised}(?: (?:${particles}${capitalised}|\d{1,4}(?=[\s.,;]|$))){0,7}`,
  'gu',
);
// A full stop after two small letters ends a sentence, unless they end a title.
// Words that link names are not part of them in a text all in capitals either.
const boundary =
  /(?<=[\p{Ll}\d]{2}\.)(?<!\b(?:Mrs|Prof|Mevr|Dhr)\.)\s|\sand\s|\s(?:AND|OR|IN|WITH|ABOVE|BELOW|OVER|UNDER|BETWEEN|EXCEPT|WITHOUT|BUT|NOT)\s/u;
const title = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sir|Madam|Mevr|Dhr)\.?$/;
const sentenceEnd = /(?:^|[.!?:]["”’']?|\n)\s*$/u;
const leadingWord =
  /^(?:The|A|An|This|That|These|Those|In|On|At|By|From|For|With|As|After|Before|During|Since|Near|Our|My|Your|Their)$/;
export const streetName = /(?:straat|gracht|weg|plein|laan|kade|dijk|singel|markt|hof)$/i;

/** Finds the runs of capitalised words in a text, cut where two names meet and freed of what only looks like a name. */
export function findNameCandidates(text: string, words: readonly Word[]): NameCandidate[] {
  return [...text.matchAll(run)]
    .flatMap(({ index, 0: match }) => cut(match, index))
    .flatMap((span) => trimmed(text, span, words) ?? []);
}

/** "Belgium and France" are two names, "Trinidad and Tobago" is one. */
function cut(match: string, index: number): Span[] {
  if (isPlace(match)) return [{ begin: index, end: index + match.length }];
  const spans: Span[] = [];
  let begin = 0;
  for (const part of match.split(boundary)) {
    const at = match.indexOf(part, begin);
    spans.push({ begin: index + at, end: index + at + part.length });
    begin = at + part.length;
  }
  return spans;
}

/** Frees a span of punctuation, titles, articles and a sentence's first word; undefined when no name is left. */
function trimmed(text: string, span: Span, taggedWords: readonly Word[]): NameCandidate | undefined {
  const { begin, end } = isPlace(text.slice(span.begin, span.end)) ? span : trimSpan(text, span);
  const before = textBefore(text, begin);
  const opensSentence = sentenceEnd.test(before);
  const startsAsOrdinaryWord = opensSentence && wordFrom(taggedWords, begin)?.partOfSpeech !== 'PROPN';
  const isOrdinaryWord = (offset: number) => startsAsOrdinaryWord && offset === begin;

  const words = text.slice(begin, end).split(/\s/);
  let at = begin;
  let titled = title.test(before.trimEnd().split(' ').at(-1) ?? '');
  for (let [first = ''] = words; words.length > 1 && !isPlace(words.join(' ')); [first = ''] = words) {
    // What is cut from another name may begin with a particle: "and the City of Groningen".
    if (!title.test(first) && !leadingWord.test(first) && !/^\p{Ll}/u.test(first) && !isOrdinaryWord(at)) break;
    titled ||= title.test(first);
    at += first.length + 1;
    words.shift();
  }
  while (words.length > 1 && /^\d+$/.test(words.at(-1) ?? '') && !streetName.test(words[0] ?? '')) words.pop();

  const name = words.join(' ');
  const isOrdinary = words.length === 1 && isOrdinaryWord(at) && !isPlace(name) && !/.[.\p{Lu}]/u.test(name);
  if (name.length < 2 || leadingWord.test(name) || isOrdinary) return undefined;
  const nameEnd = at + name.length;
  return {
    begin: at,
    end: nameEnd,
    text: name,
    words,
    before: textBefore(text, at).trimEnd(),
    startsSentence: opensSentence && at === begin,
    titled,
    precedesVerb: wordFrom(taggedWords, nameEnd)?.partOfSpeech === 'VERB',
  };
}
