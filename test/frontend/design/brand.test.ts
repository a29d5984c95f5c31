import type { brand as createPlugin } from '../../../frontend/build/brand.mts';

const name = 'Huis & "Haard" $$ <BV>';

jest.mock('../../../frontend/build/brand-file.mts', () => ({
  ...jest.requireActual('../../../frontend/build/brand-file.mts'),
  brandFile: () => ({ name: 'Huis & "Haard" $$ <BV>', colour: '#1f6f8b' }),
}));

const { svgElementIn } = jest.requireActual(
  '../../../frontend/build/brand-file.mts',
) as typeof import('../../../frontend/build/brand-file.mts');
const { brand } = require('../../../frontend/build/brand.mts') as { brand: typeof createPlugin };

test('any name is the same name in the page and in the manifests', () => {
  const { transformIndexHtml, generateBundle } = brand() as unknown as {
    transformIndexHtml: { handler(html: string): string };
    generateBundle(this: { emitFile(file: { fileName: string; source: string }): void }): void;
  };
  expect(new DOMParser().parseFromString(transformIndexHtml.handler('<title>%BRAND%</title>'), 'text/html').title).toBe(
    name,
  );
  const manifests: Record<string, string>[] = [];
  generateBundle.call({
    emitFile: ({ fileName, source }) => {
      if (fileName.endsWith('.webmanifest')) manifests.push(JSON.parse(source));
    },
  });
  expect(manifests.map(({ short_name }) => short_name)).toEqual([name, name]);
});

test('of a logo as programs save it, the favicon has the element alone', () => {
  const svg = '<svg viewBox="0 0 32 32">\n  <path d="M0 0h9"/>\n</svg>';
  const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  expect(
    svgElementIn(`\ufeff<?xml version="1.0"?>\n<!-- Drawn by hand: <svg> -->\n${doctype}\n${svg}\n<!-- end -->\n`),
  ).toBe(svg);
  expect(svgElementIn(svg)).toBe(svg);
});

test.each(['', '<?xml version="1.0"?><html/>', '<!-- <svg></svg> -->'])(
  'a logo without an element is an error: %s',
  (text) => {
    expect(() => svgElementIn(text)).toThrow('brand-logo.svg has no <svg> element');
  },
);
