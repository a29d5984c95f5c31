import { analyseText, type PassageAnalyser } from '../../../frontend/src/features/text/analyseText';
import { passageBytes } from '../../../frontend/src/features/text/passages';
import type { Interpretation } from '../../../graphql/interpretation';

const sentence = 'A flat in Delft. ';
const perPassage = Math.floor(passageBytes / sentence.length);
/** A text of as many passages, each beginning with `A flat in Delft.` */
const textOf = (passages: number) => sentence.repeat(perPassage * (passages - 1)) + sentence;

/** Reads the first place of each passage. */
const interpretation = (text: string, language = 'en'): Interpretation => {
  const begin = text.indexOf('Delft');
  const span = { text: 'Delft', begin, end: begin + 5, score: 0.9 };
  const isDutch = language === 'nl';
  const unavailable = { status: 'unavailable', reason: 'UnsupportedLanguage', message: '' } as const;
  return {
    language: { status: 'done', result: { code: language, score: 1, all: [{ code: language, score: 1 }] } },
    entities: isDutch ? unavailable : { status: 'done', result: [{ ...span, type: 'LOCATION' }] },
    keyPhrases: isDutch ? unavailable : { status: 'done', result: [span] },
    sentiment: {
      status: 'done',
      result: { sentiment: 'POSITIVE', scores: { positive: 1, negative: 0, neutral: 0, mixed: 0 } },
    },
    syntax: { status: 'done', result: [{ ...span, partOfSpeech: 'PROPN' }] },
  };
};

const failing = (failure: string) => Object.assign(new Error(failure), { failure });
const analyser = (interpret: PassageAnalyser['interpret']): PassageAnalyser => ({
  interpret,
  failureOf: (error) => (error as { failure: 'busy' }).failure,
  transientFailures: ['busy', 'failed', 'network'],
});
const analyse = (text: string, interpret: PassageAnalyser['interpret'], signal = new AbortController().signal) => {
  const progress: string[] = [];
  const onProgress = ({ done, passages }: { done: number; passages: number }) => progress.push(`${done}/${passages}`);
  const analysis = analyseText(text, analyser(interpret), { signal, onProgress, pause: async () => {} });
  return { analysis, progress };
};

describe('analysing a text', () => {
  it('joins its passages, with offsets in the whole text, and reports progress', async () => {
    const text = textOf(3);
    const { analysis, progress } = analyse(text, async (passage) => interpretation(passage));
    const { entities, sentiment, language } = await analysis;
    expect(entities.result).toHaveLength(3);
    for (const { begin, end } of entities.result ?? []) expect(text.slice(begin, end)).toBe('Delft');
    expect(entities.result?.[2]?.begin).toBeGreaterThan(passageBytes);
    expect(sentiment.result?.scores.positive).toBeCloseTo(1);
    expect(language.result?.code).toBe('en');
    expect(progress).toEqual(['0/3', '1/3', '2/3', '3/3']);
  });

  it('weighs passages by their length', async () => {
    const { analysis } = analyse(textOf(2), async (passage) =>
      interpretation(passage, passage.length > 100 ? 'en' : 'nl'),
    );
    const { language, entities } = await analysis;
    expect(language.result?.code).toBe('en');
    expect(entities.result).toHaveLength(1);
    expect(entities.missing).toEqual([{ reason: 'UnsupportedLanguage', passages: 1, languages: ['nl'] }]);
  });

  it('lacks a part that no passage has, with the reason', async () => {
    const { analysis } = analyse(sentence, async (passage) => interpretation(passage, 'nl'));
    expect((await analysis).entities).toEqual({
      result: null,
      missing: [{ reason: 'UnsupportedLanguage', passages: 1, languages: ['nl'] }],
    });
  });

  it('retries when the service is busy', async () => {
    let calls = 0;
    const { analysis } = analyse(sentence, async (passage) => {
      if (++calls < 3) throw failing('busy');
      return interpretation(passage);
    });
    expect((await analysis).entities.result).toHaveLength(1);
    expect(calls).toBe(3);
  });

  it('sends a passage three times at most', async () => {
    const calls = jest.fn(() => Promise.reject(failing('busy')));
    await expect(analyse(sentence, calls).analysis).rejects.toThrow('busy');
    expect(calls).toHaveBeenCalledTimes(3);
  });

  it('skips a passage that cannot be analysed', async () => {
    const { analysis, progress } = analyse(textOf(2), async (passage) => {
      if (passage.length < 100) throw failing('failed');
      return interpretation(passage);
    });
    const { entities } = await analysis;
    expect(entities.result).toHaveLength(1);
    expect(entities.missing).toEqual([{ reason: 'Failed', passages: 1 }]);
    expect(progress.at(-1)).toBe('2/2');
  });

  it('does without a passage that the firewall blocks, and does not send it again', async () => {
    const calls = jest.fn(async (passage: string) => {
      if (passage.length < 100) throw failing('blocked');
      return interpretation(passage);
    });
    const { entities } = await analyse(textOf(2), calls).analysis;
    expect(entities.result).toHaveLength(1);
    expect(entities.missing).toEqual([{ reason: 'Blocked', passages: 1 }]);
    expect(calls).toHaveBeenCalledTimes(2);
    await expect(analyse(sentence, calls).analysis).rejects.toThrow('blocked');
  });

  it('fails when no passage could be analysed, or without a signed-in user', async () => {
    await expect(analyse(textOf(2), () => Promise.reject(failing('network'))).analysis).rejects.toThrow('network');
    const calls = jest.fn(() => Promise.reject(failing('signedOut')));
    await expect(analyse(sentence, calls).analysis).rejects.toThrow('signedOut');
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('returns the result so far when the day’s allowance is used up, without further requests', async () => {
    const calls = jest.fn(async (passage: string) => {
      if (calls.mock.calls.length > 2) throw failing('allowance');
      return interpretation(passage);
    });
    const { entities } = await analyse(textOf(9), calls).analysis;
    expect(entities.result).toHaveLength(2);
    expect(entities.missing).toEqual([{ reason: 'DailyAllowance', passages: 7 }]);
    expect(calls.mock.calls.length).toBeLessThan(9);
    await expect(analyse(textOf(9), () => Promise.reject(failing('allowance'))).analysis).rejects.toThrow('allowance');
  });

  it('does not send blank passages, and stops when aborted', async () => {
    const calls = jest.fn(async (passage: string) => interpretation(passage));
    await analyse(' \n ', calls).analysis;
    expect(calls).not.toHaveBeenCalled();
    const stop = new AbortController();
    const stopOnFirst = async (passage: string) => {
      stop.abort();
      return interpretation(passage);
    };
    const stopped = analyse(textOf(9), stopOnFirst, stop.signal);
    await expect(stopped.analysis).rejects.toMatchObject({ name: 'AbortError' });
    expect(stopped.progress.length).toBeLessThan(9);
  });
});
