import path from 'node:path';
import { buildSync } from 'esbuild';
import { unusedCredentialProviders } from '../../lib/constructs/bundled-function';

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
    external: unusedCredentialProviders,
  });
  return outputFiles[0]?.text ?? '';
}

test.each([
  ['batch-test', 230],
  ['entity-extractor', 230],
  ['pre-sign-up', 230],
  // Two clients: of DynamoDB, and of Cognito.
  ['people', 330],
  ['post-authentication', 330],
  // Of DynamoDB, and of S3.
  ['build-snapshots', 700],
])('the bundle of %s is at most %d kB', (folder, kilobytes) => {
  expect(Buffer.byteLength(bundle(folder))).toBeLessThanOrEqual(kilobytes * 1_000);
});

test('providers that the bundles leave out are imported only without credentials in the environment', () => {
  const imports = bundle('batch-test').match(/(import\(|from)\s*"@(aws-sdk|smithy)\/[^"]+"/g) ?? [];
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((found) => !found.startsWith('import('))).toEqual([]);
});
