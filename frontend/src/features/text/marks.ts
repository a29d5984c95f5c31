import type { EntityType } from '../../../../graphql/interpretation';
import type { TextReading } from './reading';
import type { Stretch } from './segments';

/** What can be shown in a text: entities by type, key phrases, and words by part of speech. */
export type Layer = `entity:${EntityType}` | 'phrase' | `word:${WordClass}`;

/** The parts of speech that can be told apart in a text, each with the tags of Comprehend that it stands for. */
export const wordClasses = {
  noun: ['NOUN'],
  name: ['PROPN'],
  verb: ['VERB', 'AUX'],
  adjective: ['ADJ'],
  adverb: ['ADV'],
  number: ['NUM'],
  pronoun: ['PRON'],
} as const;
export type WordClass = keyof typeof wordClasses;

export interface Mark extends Stretch {
  readonly layer: Layer;
  readonly text: string;
  /** 0 … 1 */
  readonly score: number;
}

const classByTag = new Map<string, WordClass>(
  Object.entries(wordClasses).flatMap(([name, tags]) => tags.map((tag) => [tag, name as WordClass] as const)),
);

/** Everything in a text that can be marked. */
export function marksOf({ entities, keyPhrases, syntax }: TextReading): Mark[] {
  return [
    ...(entities.result ?? []).map(({ type, ...span }) => ({ ...span, layer: `entity:${type}` as const })),
    ...(keyPhrases.result ?? []).map((span) => ({ ...span, layer: 'phrase' as const })),
    ...(syntax.result ?? []).flatMap(({ partOfSpeech, ...span }) => {
      const wordClass = classByTag.get(partOfSpeech);
      return wordClass ? [{ ...span, layer: `word:${wordClass}` as const }] : [];
    }),
  ];
}

/** The layers that a text has, in a fixed order, with how many marks each has. */
export function layersOf(marks: readonly Mark[]): { layer: Layer; count: number }[] {
  const counts = new Map<Layer, number>();
  for (const { layer } of marks) counts.set(layer, (counts.get(layer) ?? 0) + 1);
  return Array.from(counts, ([layer, count]) => ({ layer, count })).sort(
    (one, other) => orderOf(one.layer) - orderOf(other.layer) || other.count - one.count,
  );
}

const orderOf = (layer: Layer) => (layer.startsWith('entity:') ? 0 : layer === 'phrase' ? 1 : 2);

/** Parts of speech mark every word: shown only when asked for. */
export const isShownAtFirst = (layer: Layer) => !layer.startsWith('word:');

/** A layer's class in text.scss. */
export const layerClass = (layer: Layer) => `mark-${layer.toLowerCase().replace(/[:_]/g, '-')}`;
