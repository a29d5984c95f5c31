import type { EntityType } from '../../../../graphql/interpretation';
import type { TextAnalysis } from '../../features/text/public/analysis';

const text =
  'Sanne de Vries rented a houseboat in Amsterdam for ten nights. The houseboat was quiet, and Amsterdam was close by. In Utrecht the key was late.';

/** The analysis of a guest's short letter. */
export const sampleAnalysis: TextAnalysis = {
  text,
  passages: [{ begin: 0, end: text.length }],
  language: done({
    code: 'en',
    score: 0.98,
    all: [
      { code: 'en', score: 0.98 },
      { code: 'nl', score: 0.02 },
    ],
  }),
  entities: done(
    entities(['PERSON', 'Sanne de Vries'], ['LOCATION', 'Amsterdam', 'Utrecht'], ['QUANTITY', 'ten nights']),
  ),
  keyPhrases: done(spans(['a houseboat', 'ten nights', 'The houseboat', 'the key'])),
  sentiment: done({ sentiment: 'MIXED', scores: { positive: 0.31, negative: 0.14, neutral: 0.17, mixed: 0.38 } }),
  syntax: done([]),
};

function done<Result>(result: Result) {
  return { result, missing: [] };
}

/** All occurrences of the phrases in the text. */
function spans(phrases: readonly string[]) {
  return phrases.flatMap((phrase) =>
    Array.from(text.matchAll(new RegExp(phrase, 'g')), ({ index }) => ({
      text: phrase,
      begin: index,
      end: index + phrase.length,
      score: 0.97,
    })),
  );
}

function entities(...groups: [type: EntityType, ...names: string[]][]) {
  return groups.flatMap(([type, ...names]) => spans(names).map((span) => ({ ...span, type })));
}
