import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closestPair, colourVisions, seenWith } from '../../../frontend/src/demos/design/colourVision';
import { contrastRatio, parseColour, type Rgb } from '../../../frontend/src/lib/contrast.mts';
import { dataColours } from '../../../frontend/src/lib/dataColours';

const tokens = readFileSync(path.join(__dirname, '../../../frontend/src/styles/_tokens.scss'), 'utf8');
const themes = ['light', 'dark'] as const;
const rgb = (hex: string) => parseColour(hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex) as Rgb;

/** What the style sheets give a custom property in a theme. */
function tokensOf(theme: (typeof themes)[number], name: RegExp): string[] {
  const start = tokens.indexOf(`[data-bs-theme="${theme}"] {`);
  const [block = ''] = tokens.slice(start).split(/^\s*\}$/m);
  return [...block.matchAll(new RegExp(`${name.source}: (#\\w+)`, 'g'))].map(([, hex]) => hex as string);
}

describe.each(themes)('the data colours of the %s theme', (theme) => {
  const colours = dataColours[theme].map(rgb);

  test('are distinguishable in normal vision and in each kind of colour blindness', () => {
    expect(closestPair(colours).distance).toBeGreaterThan(12);
    for (const vision of colourVisions) {
      expect(closestPair(colours.map((colour) => seenWith(vision, colour))).distance).toBeGreaterThan(7);
    }
  });

  test('stand out against a card, in the dark as much as text', () => {
    const [surface] = tokensOf(theme, /--polder-surface/);
    const least = theme === 'dark' ? 4.5 : 3;
    for (const colour of colours) expect(contrastRatio(colour, rgb(surface as string))).toBeGreaterThanOrEqual(least);
  });

  test('are the same in the style sheets and in the charts', () => {
    expect(tokensOf(theme, /--polder-data-\d/)).toEqual([...dataColours[theme]]);
  });
});
