import type { Span } from './spans';
import type { PartOfSpeech, Word } from './words';

const possessives = ['my', 'your', 'his', 'her', 'its', 'our', 'their'];
const inside: readonly PartOfSpeech[] = ['ADJ', 'NUM', 'NOUN', 'PROPN', 'SYM'];
const nouns: readonly PartOfSpeech[] = ['NOUN', 'PROPN'];

/** The noun phrases of a text: a determiner, adjectives and numbers, and the nouns they belong to. */
export function readKeyPhrases(words: readonly Word[]): Span[] {
  const phrases: Span[] = [];
  let phrase: Word[] = [];
  const finish = () => {
    while (phrase.length > 0 && !endsPhrase(phrase.at(-1) as Word)) phrase.pop();
    const [first, last] = [phrase[0], phrase.at(-1)];
    if (first && last && phrase.some(isNoun)) phrases.push({ begin: first.begin, end: last.end });
    phrase = [];
  };
  for (const word of words) {
    if (opensPhrase(word)) {
      finish();
      phrase.push(word);
    } else if (inside.includes(word.partOfSpeech) || (phrase.length > 0 && joins(word))) {
      phrase.push(word);
    } else {
      finish();
    }
  }
  finish();
  return phrases;
}

const isNoun = ({ partOfSpeech }: Word) => nouns.includes(partOfSpeech);
const endsPhrase = (word: Word) => word.partOfSpeech === 'NUM' || isNoun(word);
const opensPhrase = ({ partOfSpeech, text }: Word) =>
  partOfSpeech === 'DET' || (partOfSpeech === 'PRON' && possessives.includes(text.toLowerCase()));
const joins = ({ text }: Word) => text === '-' || /^[’']s$/u.test(text);
