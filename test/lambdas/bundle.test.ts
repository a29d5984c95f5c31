import path from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles a function with the settings of lib/constructs/bundled-function.ts. */
function bundle(folder: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '..', '..', 'lambdas', folder, 'handler.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    target: 'node24',
    minify: true,
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

test.each(['batch-test', 'entity-extractor', 'pre-sign-up'])('the bundle of %s is at most 350 kB', (folder) => {
  expect(Buffer.byteLength(bundle(folder))).toBeLessThanOrEqual(350_000);
});
