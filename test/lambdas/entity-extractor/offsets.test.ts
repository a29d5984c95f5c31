import fc from 'fast-check';
import { utf16Offsets } from '../../../lambdas/entity-extractor/offsets';

test.each([
  ['Rent in Utrecht', 8, 15, 'Utrecht'],
  ['🏠 in Utrecht', 5, 12, 'Utrecht'],
  ['🇳🇱 and 🇧🇪 meet in Baarle 🏡', 18, 24, 'Baarle'],
  ['中文 𠮷野家 東京', 7, 9, '東京'],
])('in %j the code points %i to %i are %j', (text, begin, end, expected) => {
  const toUtf16 = utf16Offsets(text);
  expect(text.slice(toUtf16(begin), toUtf16(end))).toBe(expected);
});

test('an offset past the end is the end', () => {
  expect(utf16Offsets('🏠')(9)).toBe(2);
});

test('any range of code points of any text is translated correctly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(30), fc.nat(30), (text, first, second) => {
      const characters = [...text];
      const [begin, end] = [Math.min(first, second), Math.max(first, second)];
      const toUtf16 = utf16Offsets(text);
      expect(text.slice(toUtf16(begin), toUtf16(end))).toBe(characters.slice(begin, end).join(''));
    }),
  );
});
