export type LabelledType = 'PERSON' | 'LOCATION' | 'ORGANIZATION' | 'DATE' | 'QUANTITY';

/** A sentence and its labels by hand, in order; `optional` may be found or not, under any type. */
export interface LabelledSentence {
  readonly text: string;
  readonly entities: readonly (readonly [type: LabelledType, text: string])[];
  readonly optional?: readonly string[];
}
