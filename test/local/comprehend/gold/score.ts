import type { EntityReading } from '../../../../local/comprehend/entities';
import { overlaps, type Span } from '../../../../local/comprehend/spans';
import type { LabelledSentence } from './types';

export interface Score {
  readonly precision: number;
  readonly recall: number;
  /** The harmonic mean of the two. */
  readonly f1: number;
  /** One line for each mistake, for the output of a failing test. */
  readonly mistakes: readonly string[];
}

/**
 * Compares a reader's findings with labels by hand. A finding is right when it overlaps a label of its type that
 * no other finding has matched; entities of the type OTHER are not labelled and do not count.
 */
export function scoreOf(
  sentences: readonly LabelledSentence[],
  read: (text: string) => readonly EntityReading[],
): Score {
  let right = 0;
  const wrong: string[] = [];
  const missed: string[] = [];
  for (const { text, entities, optional = [] } of sentences) {
    const open = locate(text, entities);
    const ignored = optional.map((one) => spanOf(text, one, 0));
    for (const found of read(text).filter(({ type }) => type !== 'OTHER')) {
      const match = open.findIndex(({ type, span }) => type === found.type && overlaps(span, found));
      if (match >= 0) {
        open.splice(match, 1);
        right++;
      } else if (!ignored.some((span) => overlaps(span, found))) {
        wrong.push(`wrong: ${found.type} "${text.slice(found.begin, found.end)}" in "${text}"`);
      }
    }
    missed.push(...open.map(({ type, span }) => `missed: ${type} "${text.slice(span.begin, span.end)}" in "${text}"`));
  }
  const precision = right / (right + wrong.length);
  const recall = right / (right + missed.length);
  const f1 = (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1, mistakes: [...wrong, ...missed] };
}

function locate(text: string, labels: LabelledSentence['entities']) {
  let end = 0;
  return labels.map(([type, label]) => {
    const span = spanOf(text, label, end);
    end = span.end;
    return { type, span };
  });
}

function spanOf(text: string, part: string, from: number): Span {
  const begin = text.indexOf(part, from);
  if (begin < 0) throw new Error(`The label "${part}" does not occur in "${text}".`);
  return { begin, end: begin + part.length };
}
