import { execFileSync } from 'node:child_process';
import { inputs, repository } from '../../../local/build/inputs';

/** Files and folders that neither the website nor the stacks are built from. */
const others = [
  ...['.ci', '.editorconfig', '.github', '.gitignore', '.nvmrc', 'LICENSE', 'biome.json', 'docs', 'local', 'test'],
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md', 'jest.config.js', 'playwright.config.ts'],
  // What of it the build uses, the packages, is in package-lock.json.
  'package.json',
];

test('every file and folder at the top, and of the front end, is an input of the build or known not to be', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: repository, encoding: 'utf8' }).trim().split('\n');
  const names = files.map((file) => /^(frontend\/)?[^/]+/.exec(file)?.[0]);
  expect([...new Set(names)].toSorted()).toEqual([...inputs, ...others].toSorted());
});
