import type { EntityType } from '../../../../graphql/interpretation';
import type { TextAnalysis } from './analysis';
import type { TextRange } from './segments';

/** The kinds of marks in a text: entities by type, key phrases, and words by part of speech. */
export type Layer = `entity:${EntityType}` | 'phrase' | `word:${WordClass}`;

/** The data colour of each type of entity, 1 … 8: in the text (text.scss) and in charts alike. */
export const entityColours: Readonly<Record<EntityType, number>> = {
  LOCATION: 1,
  QUANTITY: 2,
  ORGANIZATION: 3,
  PERSON: 4,
  EVENT: 5,
  DATE: 6,
  COMMERCIAL_ITEM: 7,
  TITLE: 5,
  OTHER: 8,
};

/** The distinguishable parts of speech, each with its Comprehend tags. */
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

export interface Mark extends TextRange {
  readonly layer: Layer;
  readonly text: string;
  /** 0 … 1 */
  readonly score: number;
}

const classByTag = new Map<string, WordClass>(
  Object.entries(wordClasses).flatMap(([name, tags]) => tags.map((tag) => [tag, name as WordClass] as const)),
);

/** All marks in a text. */
export function marksOf({ entities, keyPhrases, syntax }: TextAnalysis): Mark[] {
  return [
    ...(entities.result ?? []).map(({ type, ...span }) => ({ ...span, layer: `entity:${type}` as const })),
    ...(keyPhrases.result ?? []).map((span) => ({ ...span, layer: 'phrase' as const })),
    ...(syntax.result ?? []).flatMap(({ partOfSpeech, ...span }) => {
      const wordClass = classByTag.get(partOfSpeech);
      return wordClass ? [{ ...span, layer: `word:${wordClass}` as const }] : [];
    }),
  ];
}

/** The layers of a text, in a fixed order, with their number of marks. */
export function layersOf(marks: readonly Mark[]): { layer: Layer; count: number }[] {
  const counts = new Map<Layer, number>();
  for (const { layer } of marks) counts.set(layer, (counts.get(layer) ?? 0) + 1);
  return Array.from(counts, ([layer, count]) => ({ layer, count })).sort(
    (one, other) => orderOf(one.layer) - orderOf(other.layer) || other.count - one.count,
  );
}

const orderOf = (layer: Layer) => (layer.startsWith('entity:') ? 0 : layer === 'phrase' ? 1 : 2);

/** Parts of speech mark every word, so they are hidden by default. */
export const isShownAtFirst = (layer: Layer) => !layer.startsWith('word:');

/** A layer's class in text.scss. */
export const layerClass = (layer: Layer) => `mark-${layer.toLowerCase().replace(/[:_]/g, '-')}`;
