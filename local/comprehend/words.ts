import model from 'wink-eng-lite-web-model';
import type { PartOfSpeech } from 'wink-nlp';
import winkNLP from 'wink-nlp';
import type { Span } from './spans';

export type { PartOfSpeech };

/** A word or a sign of an English text. */
export interface Word extends Span {
  readonly text: string;
  readonly partOfSpeech: PartOfSpeech;
}

const wink = winkNLP(model, ['sbd', 'negation', 'sentiment', 'pos']);

/** Splits an English text into words and signs, each with its part of speech. */
export function readWords(text: string): Word[] {
  const tokens = wink.readDoc(text).tokens();
  const texts = tokens.out();
  const partsOfSpeech = tokens.out(wink.its.pos) as PartOfSpeech[];
  const words: Word[] = [];
  let end = 0;
  for (const [index, token] of texts.entries()) {
    const begin = text.indexOf(token, end);
    const partOfSpeech = partsOfSpeech[index];
    if (begin < 0 || partOfSpeech === undefined || partOfSpeech === 'SPACE') continue;
    end = begin + token.length;
    words.push({ text: token, begin, end, partOfSpeech });
  }
  return words.map((word, index) => (isHome(word, words[index + 1]) ? { ...word, partOfSpeech: 'NOUN' } : word));
}

/** To the model "flat" is always an adjective; among rentals it is a home, unless something flat follows. */
function isHome(word: Word, next: Word | undefined): boolean {
  return word.text.toLowerCase() === 'flat' && !['NOUN', 'PROPN', 'ADJ'].includes(next?.partOfSpeech ?? '');
}

/** The first word that begins at an offset or after it; the words are in the text's order. */
export function wordFrom(words: readonly Word[], offset: number): Word | undefined {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as Word).begin < offset) low = middle + 1;
    else high = middle;
  }
  return words[low];
}

/** How a text sounds, sentence by sentence and clause by clause, each from -1 (bad) to 1 (good). */
export function scoreSentiment(text: string): number[] {
  const clauses = text.split(/(?<=[.!?;])\s+|\s*,?\s+(?:but|however|although|though|yet|whereas)\s+/iu);
  return clauses
    .filter((clause) => clause.trim())
    .map((clause) => Number(wink.readDoc(clause).out(wink.its.sentiment)));
}
