import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closestPair, colourVisions, seenWith } from '../../../frontend/src/demos/design/colourVision';
import { contrastRatio, parseColour, type Rgb } from '../../../frontend/src/lib/contrast';
import { dataColours } from '../../../frontend/src/lib/dataColours';

const colours = dataColours.map((colour) => parseColour(colour) as Rgb);
const tokens = readFileSync(path.join(__dirname, '../../../frontend/src/styles/_tokens.scss'), 'utf8');
const surfaces = [...tokens.matchAll(/--polder-surface: (#\w+)/g)].map(([, hex]) => hex as string);

test('any two data colours can be told apart, by usual eyes and by those that lack a receptor', () => {
  expect(closestPair(colours).distance).toBeGreaterThan(12);
  for (const vision of colourVisions) {
    expect(closestPair(colours.map((colour) => seenWith(vision, colour))).distance).toBeGreaterThan(7);
  }
});

test.each(surfaces)('every data colour stands out against the surface %s', (surface) => {
  const ground = parseColour(surface.length === 4 ? surface.replace(/\w/g, '$&$&') : surface) as Rgb;
  for (const colour of colours) expect(contrastRatio(colour, ground)).toBeGreaterThanOrEqual(3);
});

test('the style sheets have the same colours as the charts', () => {
  const inStyles = [...tokens.matchAll(/--polder-data-\d: (#\w+)/g)].map(([, hex]) => hex);
  expect(inStyles).toEqual([...dataColours]);
});
