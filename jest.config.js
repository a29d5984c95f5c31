/** One transform (@swc/jest, as TypeScript 7 has no compiler API) for six projects; the browser's own tests are Playwright's. */
const { availableParallelism } = require('node:os');

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ],
};
// Packages that ship ECMAScript modules only.
const modulesOnly = ['auto-bind', '@tanstack', 'eld', '@smithy', '@aws-sdk', 'uuid', 'd3-geo', 'd3-array', 'internmap'];
const transformIgnorePatterns = [`/node_modules/(?!(${modulesOnly.join('|')})/)`];

const testRunner = '<rootDir>/test/harness/test-runner.cjs';

const nodeProject = (name, settings) => ({
  displayName: name,
  testEnvironment: 'node',
  testRunner,
  roots: [`<rootDir>/test/${name}`],
  setupFiles: ['<rootDir>/test/harness/browser-name.cjs'],
  setupFilesAfterEnv: ['<rootDir>/test/harness/fail-on-console.ts'],
  transform,
  transformIgnorePatterns,
  ...settings,
});

module.exports = {
  // Jest heeds this at the top only. Some tests start processes, on machines with other things to do.
  testTimeout: 30_000,
  // One more than processors: what waits for a running Polder, or for time to pass, leaves its processor to the others.
  maxWorkers: availableParallelism() + 1,
  // What a file leaves behind slows the later ones of its process.
  workerIdleMemoryLimit: '600MB',
  projects: [
    nodeProject('conventions'),
    nodeProject('infra'),
    nodeProject('graphql'),
    nodeProject('lambdas'),
    nodeProject('local', {
      moduleNameMapper: { '^\\./signing-key$': '<rootDir>/test/local/cognito/shared-signing-key.ts' },
    }),
    {
      displayName: 'frontend',
      testRunner,
      testEnvironment: '<rootDir>/test/frontend/browser-environment.cjs',
      roots: ['<rootDir>/test/frontend'],
      setupFilesAfterEnv: ['<rootDir>/test/harness/fail-on-console.ts', '<rootDir>/test/frontend/setup.ts'],
      transform,
      transformIgnorePatterns,
      moduleNameMapper: {
        '\\.(css|scss|svg|png)(\\?.*)?$': '<rootDir>/test/frontend/file.stub.cjs',
        '^apexcharts$': '<rootDir>/test/frontend/apexcharts.stub.cjs',
      },
    },
  ],
};
