import { joinPassages } from '../../../frontend/src/features/text/analysis';
import {
  addToHistory,
  readHistory,
  restoreToHistory,
  type StoredAnalysis,
  storeHistory,
} from '../../../frontend/src/features/text/history';
import { countByType, mostUsed, topEntities } from '../../../frontend/src/features/text/totals';
import type { Entity, EntityType } from '../../../graphql/interpretation';

const past = (id: string, text = `Text ${id}`): StoredAnalysis => ({ id, at: 0, reading: joinPassages(text, []) });

const entity = (text: string, type: EntityType): Entity => ({ text, type, begin: 0, end: 1, score: 1 });

beforeEach(() => localStorage.clear());

describe('the history of analyses', () => {
  it('is read for the account that made it', () => {
    storeHistory('anna', [past('1')]);
    expect(readHistory('anna')).toEqual([past('1')]);
    expect(readHistory('jan')).toEqual([]);
  });

  it('has at most twenty entries, each text once, the latest first', () => {
    const many = Array.from({ length: 30 }, (_, index) => past(String(index)));
    const history = many.reduce<StoredAnalysis[]>(addToHistory, []);
    expect(history.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => String(29 - index)));
    expect(
      addToHistory(history, past('again', 'Text 15')).filter(({ reading }) => reading.text === 'Text 15'),
    ).toHaveLength(1);
  });

  it('drops old entries to make room', () => {
    const long = 'x'.repeat(800_000);
    expect(addToHistory([past('old', `${long}y`)], past('new', long)).map(({ id }) => id)).toEqual(['new']);
  });

  it('stores a long analysis completely, and survives one that is too long to store', () => {
    const words = Array.from({ length: 21_000 }, (_, index) => ({
      text: 'word',
      begin: 5 * index,
      end: 5 * index + 4,
      score: 0.95,
      partOfSpeech: 'NOUN',
    }));
    const long = past('long', 'word '.repeat(words.length));
    const reading = { ...long.reading, syntax: { result: words, missing: [] } };
    const history = addToHistory([past('old')], { ...long, reading });
    expect(history.map(({ id }) => id)).toEqual(['long', 'old']);
    storeHistory('anna', history);
    expect(readHistory('anna')).toEqual(history);
    expect(addToHistory([past('old')], past('huge', 'x'.repeat(2_000_000))).map(({ id }) => id)).toEqual(['old']);
  });

  it('reads older formats as far as they are known', () => {
    const entities = { result: [entity('Delft', 'LOCATION')], missing: [] };
    const older = { ...past('1'), reading: { ...past('1').reading, entities } };
    const half = { ...past('2'), reading: { text: 'No parts', passages: [] } };
    localStorage.setItem('polder.account.anna.texts', JSON.stringify([older, half]));
    expect(readHistory('anna')).toEqual([older]);
  });

  it('is empty when the entry is invalid', () => {
    localStorage.setItem('polder.account.anna.texts', '{"not":"a list"');
    expect(readHistory('anna')).toEqual([]);
    localStorage.setItem('polder.account.anna.texts', '[{"id":1},null,"text"]');
    expect(readHistory('anna')).toEqual([]);
  });

  it('brings deleted entries back to their places, without those of a text that was read again', () => {
    const at = (id: string, time: number, text?: string) => ({ ...past(id, text), at: time });
    const deleted = [at('3', 3), at('1', 1)];
    expect(restoreToHistory([at('4', 4), at('2', 2)], deleted).map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
    expect(restoreToHistory([at('again', 5, 'Text 3')], deleted).map(({ id }) => id)).toEqual(['again', '1']);
    const many = Array.from({ length: 20 }, (_, index) => at(`new ${index}`, 30 - index));
    expect(restoreToHistory(many, deleted)).toEqual(many);
  });

  it('leaves no entry once deleted', () => {
    storeHistory('anna', [past('1')]);
    storeHistory('anna', []);
    expect(localStorage.length).toBe(0);
  });
});

describe('totals', () => {
  const entities = [entity('Delft', 'LOCATION'), entity('Anna', 'PERSON'), entity('delft', 'LOCATION')];

  it('count entities by type, and by name ignoring case', () => {
    expect(countByType(entities)).toEqual([
      { type: 'LOCATION', count: 2 },
      { type: 'PERSON', count: 1 },
    ]);
    expect(topEntities(entities)).toEqual([
      { type: 'LOCATION', text: 'Delft', count: 2 },
      { type: 'PERSON', text: 'Anna', count: 1 },
    ]);
  });

  it('count phrases ignoring their article', () => {
    expect(mostUsed([entity('the harbour', 'OTHER'), entity('A harbour', 'OTHER')])).toEqual([
      { text: 'the harbour', count: 2 },
    ]);
  });
});
