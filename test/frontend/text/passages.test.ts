import fc from 'fast-check';
import { byteLength, passagesOf } from '../../../frontend/src/features/text/passages';

const cut = (text: string, maxBytes: number) =>
  passagesOf(text, maxBytes).map(({ begin, end }) => text.slice(begin, end));

describe('the passages of a text', () => {
  it('are a single one when it fits', () => {
    expect(cut('One. Two.', 9)).toEqual(['One. Two.']);
    expect(cut('', 9)).toEqual([]);
  });

  it('end with paragraphs, otherwise sentences, lines or words', () => {
    expect(cut('First paragraph.\n\nSecond one. More.', 30)).toEqual(['First paragraph.\n\n', 'Second one. More.']);
    expect(cut('One sentence here. Another one there.', 30)).toEqual(['One sentence here. ', 'Another one there.']);
    expect(cut('name,place\nAnna,Delft\nJan,Gouda', 15)).toEqual(['name,place\n', 'Anna,Delft\n', 'Jan,Gouda']);
    expect(cut('these words are long', 12)).toEqual(['these words ', 'are long']);
  });

  it('do not become tiny to end at a border', () => {
    expect(cut('Yes.\n\nAnd then a long sentence that goes on. End.', 45)[0]).toBe(
      'Yes.\n\nAnd then a long sentence that goes on. ',
    );
  });

  it('are measured in bytes, and never contain half a character', () => {
    expect(cut('🏠🏠🏠', 8)).toEqual(['🏠🏠', '🏠']);
    expect(cut('ééé', 4)).toEqual(['éé', 'é']);
  });

  it('together are the whole text, each within the limit, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.integer({ min: 8, max: 60 }),
        (text, maxBytes) => {
          const passages = cut(text, maxBytes);
          expect(passages.join('')).toBe(text);
          for (const passage of passages) expect(byteLength(passage)).toBeLessThanOrEqual(maxBytes);
        },
      ),
    );
  });
});
