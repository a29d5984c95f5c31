import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrastRatio, parseColour, type Rgb } from '../../../frontend/src/lib/contrast.mts';

const tokens = readFileSync(path.join(__dirname, '../../../frontend/src/styles/_tokens.scss'), 'utf8');

test.each(['light', 'dark'])('a field of the %s theme has a border of 3:1, and hardly more', (theme) => {
  const start = tokens.indexOf(`[data-bs-theme="${theme}"] {`);
  const [block = ''] = tokens.slice(start).split(/^\s*\}$/m);
  const colourOf = (name: string) => {
    const hex = new RegExp(`--polder-${name}: (#\\w+)`).exec(block)?.[1] ?? '';
    return parseColour(hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex) as Rgb;
  };
  for (const ground of ['field', 'surface']) {
    const contrast = contrastRatio(colourOf('field-border'), colourOf(ground));
    expect(contrast).toBeGreaterThanOrEqual(3);
    // A stronger line would be the strongest of the page.
    expect(contrast).toBeLessThan(3.5);
  }
});
