import type { brand as createPlugin } from '../../../frontend/build/brand.mts';

const name = 'Huis & "Haard" $$ <BV>';

jest.mock('../../../frontend/build/brand-file.mts', () => ({
  ...jest.requireActual('../../../frontend/build/brand-file.mts'),
  brandFile: () => ({ name: 'Huis & "Haard" $$ <BV>', colour: '#1f6f8b' }),
}));

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
