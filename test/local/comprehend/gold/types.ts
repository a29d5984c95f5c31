export type LabelledType = 'PERSON' | 'LOCATION' | 'ORGANIZATION' | 'DATE' | 'QUANTITY';

/** A sentence and what a person found in it, in its order; `optional` may be found or not, under any type. */
export interface LabelledSentence {
  readonly text: string;
  readonly entities: readonly (readonly [type: LabelledType, text: string])[];
  readonly optional?: readonly string[];
}
