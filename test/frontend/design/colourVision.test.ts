import { colourDistance, colourVisions, seenWith } from '../../../frontend/src/demos/design/colourVision';

test('every kind of vision sees black, white and grey as they are', () => {
  for (const vision of colourVisions) {
    for (const grey of [0, 128, 255]) {
      for (const part of seenWith(vision, [grey, grey, grey])) expect(part).toBeCloseTo(grey, 0);
    }
  }
});

test('red and green of one lightness are far apart in normal vision, and close in red-green colour blindness', () => {
  const [red, green] = [
    [190, 70, 60],
    [110, 120, 50],
  ] as const;
  const usual = colourDistance(red, green);
  expect(colourDistance(seenWith('deuteranopia', red), seenWith('deuteranopia', green))).toBeLessThan(usual / 2);
  expect(colourDistance(seenWith('tritanopia', red), seenWith('tritanopia', green))).toBeGreaterThan(usual / 2);
});

test('a colour is at no distance from itself, and black and white are at 100', () => {
  expect(colourDistance([12, 34, 56], [12, 34, 56])).toBe(0);
  expect(colourDistance([0, 0, 0], [255, 255, 255])).toBeCloseTo(100, 0);
});
