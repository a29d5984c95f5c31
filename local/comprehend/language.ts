export interface ScoredLanguage {
  readonly LanguageCode: string;
  /** 0 … 1, together at most 1. */
  readonly Score: number;
}

/** The language code of a text without words: undetermined (ISO 639-3). */
const undetermined = 'und';
const minScore = 0.05;

/**
 * The languages a text may be in, likeliest first.
 * The detector's scores are x/(x+25) of n-gram weights and do not add up to 1; their differences mean more than their
 * size, so they are sharpened and shared out.
 */
export function rankLanguages(scores: Readonly<Record<string, number>>): ScoredLanguage[] {
  const weights = Object.entries(scores).map(([code, score]) => [code, (score / (1 - score)) ** 4] as const);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  if (total === 0) return [{ LanguageCode: undetermined, Score: 0 }];
  const ranked = weights
    .map(([LanguageCode, weight]) => ({ LanguageCode, Score: weight / total }))
    .sort((one, other) => other.Score - one.Score);
  return ranked.filter(({ Score }, index) => index === 0 || Score >= minScore);
}
