import { compileString } from 'sass';
import { brandColours, shadeGrounds, shadeNames } from '../../../frontend/build/brand-colours.mts';
import { brandFile } from '../../../frontend/build/brand-file.mts';
import { brandFunction } from '../../../frontend/build/brand-function.mts';
import { contrastRatio, parseColour, type Rgb } from '../../../frontend/src/lib/contrast.mts';

const rgb = (hex: string) => parseColour(hex) as Rgb;

/** 216 colours: every combination of six steps of red, green and blue, black, greys and white among them. */
const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const brands = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

test('any colour gives shades that can be read where they are read', () => {
  const illegible = brands.flatMap((brand) => {
    const colours = brandColours(brand);
    const hexOf = (name: string) => (name.startsWith('#') ? name : colours[name as (typeof shadeNames)[number]]);
    return shadeNames.flatMap((name) =>
      shadeGrounds(name)
        .filter((ground) => contrastRatio(rgb(colours[name]), rgb(hexOf(ground))) < 4.5)
        .map((ground) => `${brand}: ${name} ${colours[name]} against ${ground} ${hexOf(ground)}`),
    );
  });
  expect(illegible).toEqual([]);
});

test('any colour gives a button that looks different under the pointer and pressed', () => {
  const alike = brands.filter((brand) => {
    const colours = brandColours(brand);
    return (
      new Set([colours.action, colours['action-hover'], colours['action-active']]).size < 3 ||
      new Set([colours['action-dark'], colours['action-hover-dark'], colours['action-active-dark']]).size < 3
    );
  });
  expect(alike).toEqual([]);
});

test('a colour that is legible itself is used as it is', () => {
  for (const brand of ['#1d4ed8', '#0f766e', '#be123c', '#14532d']) expect(brandColours(brand).action).toBe(brand);
});

test('a brand of another hue keeps the lightness of the shades', () => {
  const green = brandColours('#0f766e');
  expect(green).toMatchObject({ subtle: '#e7efef', 'accent-dark': '#96c0bb', frame: '#184b47' });
});

test.each(['blue', '#12345', '1d4ed8', ''])('"%s" is refused with what to write', (colour) => {
  expect(() => brandColours(colour)).toThrow('brand.json: "colour" is');
  expect(() => brandColours(colour)).toThrow('Write it as "#rrggbb"');
});

test('a style sheet gets a shade by its name', () => {
  const compile = (shade: string) =>
    compileString(`a { color: brand-colour("${shade}") }`, {
      functions: brandFunction('#0f766e'),
      style: 'compressed',
    });
  expect(compile('action').css).toBe('a{color:#0f766e}');
  expect(() => compile('actoin')).toThrow('brand-colour: "actoin" is none of action, ');
  expect(rgb(brandFile().colour)).toHaveLength(3);
});
