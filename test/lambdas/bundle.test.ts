import { bundleFunction } from '../../lib/constructs/function-bundle';

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
  expect(bundleFunction(folder).length).toBeLessThanOrEqual(kilobytes * 1_000);
});

test('providers that the bundles leave out are imported only without credentials in the environment', () => {
  const imports =
    Buffer.from(bundleFunction('batch-test'))
      .toString()
      .match(/(import\(|from)\s*"@(aws-sdk|smithy)\/[^"]+"/g) ?? [];
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((found) => !found.startsWith('import('))).toEqual([]);
});
