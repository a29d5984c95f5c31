import { scoreSentiment } from './words';

export interface DetectedSentiment {
  readonly Sentiment: 'POSITIVE' | 'NEGATIVE' | 'NEUTRAL' | 'MIXED';
  /** Together 1. */
  readonly SentimentScore: { Positive: number; Negative: number; Neutral: number; Mixed: number };
}

/** Weight of neutral in a text that is not wholly neutral: below the weakest score in the lexicon. */
const neutralRest = 0.15;

/** Whether an English text sounds good, bad, both or neither. */
export function readSentiment(text: string): DetectedSentiment {
  const scores = scoreSentiment(text);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const good = sum(scores.filter((score) => score > 0));
  const bad = -sum(scores.filter((score) => score < 0));
  const both = Math.min(good, bad);
  const weights = {
    Positive: good - both / 2,
    Negative: bad - both / 2,
    Neutral: good + bad > 0 ? neutralRest : 1,
    Mixed: both,
  };
  const total = sum(Object.values(weights));
  const SentimentScore = {
    Positive: weights.Positive / total,
    Negative: weights.Negative / total,
    Neutral: weights.Neutral / total,
    Mixed: weights.Mixed / total,
  };
  return { Sentiment: likeliest(SentimentScore), SentimentScore };
}

function likeliest({ Positive, Negative, Neutral, Mixed }: DetectedSentiment['SentimentScore']) {
  const max = Math.max(Positive, Negative, Neutral, Mixed);
  if (max === Neutral) return 'NEUTRAL';
  if (max === Mixed) return 'MIXED';
  return max === Positive ? 'POSITIVE' : 'NEGATIVE';
}
