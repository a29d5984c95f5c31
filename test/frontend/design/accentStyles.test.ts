import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile, SassColor } from 'sass';
import { accentStyle, stylesByAccent } from '../../../frontend/build/accent-styles.mts';
import { brandColours, shadeGrounds, shadeNames } from '../../../frontend/build/brand-colours.mts';
import { brandFile } from '../../../frontend/build/brand-file.mts';
import { brandFunction } from '../../../frontend/build/brand-function.mts';
import { accentColours } from '../../../frontend/src/features/layout/accentColours.mts';
import { accents } from '../../../frontend/src/features/layout/layoutSlice';
import { contrastRatio, parseColour, type Rgb } from '../../../frontend/src/lib/contrast.mts';

const source = path.join(__dirname, '../../../frontend/src');
const rgb = (hex: string) => parseColour(hex) as Rgb;
const chosen = Object.entries(accentColours);

/** Every declaration of a style, the last of each name in each place: `place | name` and its value. */
function declarationsIn(css: string): Map<string, string> {
  const found = new Map<string, string>();
  const media: string[] = [];
  let selector = '';
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/((?:"[^"]*"|[^{};"])*)([{};])/g)) {
    const part = text.trim();
    const declaration = /^([\w-]+)\s*:\s*([\s\S]+)$/.exec(part);
    if (end === '{' && part.startsWith('@')) media.push(part);
    else if (end === '{') selector = part;
    if (end !== '{' && selector && declaration) {
      for (const one of selector.split(/,(?![^(]*\))/)) {
        found.set([...media, one.trim(), declaration[1]].join(' | '), declaration[2] as string);
      }
    }
    if (end === '}' && selector) selector = '';
    else if (end === '}') media.pop();
  }
  return found;
}

const known = new Map<string, Map<string, string>>();

function compiled(sheet: string, colour: string): Map<string, string> {
  const key = `${sheet} ${colour}`;
  const before = known.get(key);
  if (before) return before;
  const { css } = compile(path.join(source, sheet), {
    loadPaths: [path.join(__dirname, '../../../node_modules')],
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    quietDeps: true,
    functions: brandFunction(colour),
  });
  const declarations = declarationsIn(css);
  known.set(key, declarations);
  return declarations;
}

const places = {
  light: ['[data-accent="x"]', '[data-bs-theme=light]'],
  dark: ['@media screen | [data-accent="x"][data-bs-theme="dark"]', '@media screen | [data-bs-theme=dark]'],
} as const;

test.each(chosen)('the shades of %s can be read where they are read', (_name, colour) => {
  const shades = brandColours(colour);
  expect(shades.action).toBe(colour);
  for (const name of shadeNames) {
    for (const ground of shadeGrounds(name)) {
      const hex = ground.startsWith('#') ? ground : shades[ground as (typeof shadeNames)[number]];
      expect([name, ground, contrastRatio(rgb(shades[name]), rgb(hex)) >= 4.5]).toEqual([name, ground, true]);
    }
  }
});

test('accents differ from one another and from the brand’s colour, in both themes', () => {
  const all = [['brand', brandFile().colour] as const, ...chosen];
  for (const shade of ['action', 'frame', 'action-dark', 'accent-dark'] as const) {
    const colours = all.map(([name, colour]) => [name, oklab(brandColours(colour)[shade])] as const);
    for (const [name, one] of colours) {
      for (const [other, another] of colours) {
        if (name >= other) continue;
        const distance = Math.hypot(...one.map((part, index) => part - (another[index] as number)));
        // About twice what is just seen beside one another.
        expect([shade, name, other, distance > 0.04]).toEqual([shade, name, other, true]);
      }
    }
  }
});

test('every accent that can be chosen has a style', () => {
  const styles = stylesByAccent();
  expect(['brand', ...Object.keys(styles)]).toEqual(accents);
  for (const [name, style] of Object.entries(styles)) expect(style).toContain(`[data-accent="${name}"]`);
});

test('an accent of the brand’s own colour changes nothing', () => {
  const { colour } = brandFile();
  const before = compiled('styles/main.scss', colour);
  const style = declarationsIn(accentStyle('x', colour));
  for (const [ofAccent, ofBrand] of Object.values(places)) {
    const names = [...style.keys()]
      .filter((key) => key.startsWith(`${ofAccent} | `))
      .map((key) => key.split(' | ').at(-1));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      // The dark theme has the light one's where it says nothing else.
      const expected = before.get(`${ofBrand} | ${name}`) ?? before.get(`${places.light[1]} | ${name}`);
      expect([ofAccent, name, style.get(`${ofAccent} | ${name}`)]).toEqual([ofAccent, name, expected]);
    }
  }
});

/** A style sheet that neither imports another one nor calls the function has only custom properties. */
const mayHaveColours = (sheet: string) =>
  /@import|@use|brand-colour/.test(readFileSync(path.join(source, sheet), 'utf8'));

/** What has the brand's colour in every accent, is used nowhere, or is a picture that is used as a mask. */
const ofTheBrand =
  /^\.brand-mark-ground \| fill$|\| --bs-blue$|^\.swatch-brand \| background$|\| --bs-accordion-btn(-active)?-icon$/;

test('everything with the brand’s colour follows the accent, in every style sheet', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.scss') && !path.basename(file).startsWith('_') && mayHaveColours(file),
  );
  const style = declarationsIn(accentStyle('x', '#0f766e'));
  const follows = (place: string) => {
    const name = place.split(' | ').at(-1);
    const isDark = place.includes('data-bs-theme=dark');
    if (/data-bs-theme=|:root/.test(place)) return style.has(`${places[isDark ? 'dark' : 'light'][0]} | ${name}`);
    return [...style.keys()].some((key) => matches(key, place.split(' | ')[0] ?? '') && key.endsWith(` | ${name}`));
  };
  const matches = (key: string, selector: string) =>
    new RegExp(`${selector.replaceAll('.', '\\.')}(?![\\w-])`).test(key);
  const built = sheets.flatMap((sheet) => {
    const [one, another] = [compiled(sheet, '#1d4ed8'), compiled(sheet, '#0f766e')];
    return [...one].filter(([place, value]) => another.get(place) !== value).map(([place]) => place);
  });
  expect(built.length).toBeGreaterThan(30);
  expect(built.filter((place) => !ofTheBrand.test(place) && !follows(place))).toEqual([]);
});

function oklab(hex: string): number[] {
  const [red, green, blue] = rgb(hex);
  return new SassColor({ red, green, blue, space: 'rgb' }).toSpace('oklab').channelsOrNull.toArray() as number[];
}
