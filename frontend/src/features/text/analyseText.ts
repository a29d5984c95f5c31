import type { Interpretation, Unavailable, UnavailableReason } from '../../../../graphql/interpretation';
import type { InterpretationFailure } from '../../cloud/entityExtractor';
import { type AnalysedPassage, joinPassages, type TextAnalysis } from './analysis';
import { passagesOf } from './passages';

/** Analyses one passage and explains its errors: cloud/entityExtractor.ts, or a fake in tests. */
export interface PassageAnalyser {
  interpret(text: string, signal: AbortSignal): Promise<Interpretation>;
  failureOf(error: unknown): InterpretationFailure;
  readonly transientFailures: readonly InterpretationFailure[];
}

export interface AnalysisProgress {
  readonly done: number;
  readonly passages: number;
}

export interface AnalyseTextOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: AnalysisProgress) => void;
  /** Waits between attempts; tests replace it. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Concurrent requests: enough to hide the round trip, and below the throttling limit. */
const maxConcurrent = 3;
const maxAttempts = 3;
const firstPause = 1000;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Analyses a text of any length, a few passages at a time. A passage that fails after several attempts, or that the
 * firewall blocks, is missing from the result, which says so; so are all passages after the day's allowance is used up.
 * @throws when no passage could be analysed, or when a later one failed for good (signed out)
 */
export async function analyseText(
  text: string,
  analyser: PassageAnalyser,
  options: AnalyseTextOptions,
): Promise<TextAnalysis> {
  const { signal, onProgress, pause = sleep } = options;
  const passages = passagesOf(text).filter(({ begin, end }) => text.slice(begin, end).trim() !== '');
  const analysed: (AnalysedPassage | undefined)[] = [];
  const errors: unknown[] = [];
  let next = 0;
  let done = 0;
  let isAnythingAnalysed = false;
  onProgress({ done, passages: passages.length });

  const work = async () => {
    for (let index = next++; index < passages.length; index = next++) {
      const passage = passages[index];
      if (!passage) return;
      signal.throwIfAborted();
      try {
        const interpretation = await attempt(text.slice(passage.begin, passage.end), analyser, signal, pause);
        analysed[index] = { passage, interpretation };
        isAnythingAnalysed = true;
      } catch (error) {
        signal.throwIfAborted();
        const failure = analyser.failureOf(error);
        if (!reasons[failure] && !analyser.transientFailures.includes(failure)) throw error;
        errors.push(error);
        analysed[index] = { passage, interpretation: nothingAnalysed(failure) };
        if (failure === 'allowance') {
          // The next passages would be refused too: return the result so far.
          passages.forEach((later, at) => {
            if (at >= next) analysed[at] = { passage: later, interpretation: nothingAnalysed(failure) };
          });
          next = passages.length;
        }
      }
      onProgress({ done: ++done, passages: passages.length });
    }
  };
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, passages.length) }, work));
  if (passages.length > 0 && !isAnythingAnalysed) throw errors[0];
  return joinPassages(
    text,
    analysed.filter((one) => one !== undefined),
  );
}

async function attempt(
  text: string,
  analyser: PassageAnalyser,
  signal: AbortSignal,
  pause: (milliseconds: number) => Promise<void>,
): Promise<Interpretation> {
  for (let count = 1; ; count++) {
    try {
      return await analyser.interpret(text, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (count === maxAttempts || !analyser.transientFailures.includes(analyser.failureOf(error))) throw error;
      await pause(firstPause * 2 ** (count - 1));
      signal.throwIfAborted();
    }
  }
}

/** Why a passage is missing; after any other transient failure it is `Failed`. */
const reasons: Partial<Record<InterpretationFailure, UnavailableReason>> = {
  busy: 'Throttled',
  allowance: 'DailyAllowance',
  blocked: 'Blocked',
};

function nothingAnalysed(failure: InterpretationFailure): Interpretation {
  const part: Unavailable = { status: 'unavailable', reason: reasons[failure] ?? 'Failed', message: '' };
  return { language: part, entities: part, keyPhrases: part, sentiment: part, syntax: part };
}
