import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { measureFirstLoad } from './first-load';

const repository = path.join(__dirname, '..', '..');
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Sizes of what browsers load first, and of the Lambda bundles. */
export function measureSizes(): string[] {
  const pages = (['login', 'shell', 'rotterdam'] as const).map((page) => {
    const { javaScript, css, scripts } = measureFirstLoad(page);
    return `First load of ${page}: JavaScript ${kilobytes(javaScript)}, CSS ${kilobytes(css)} (gzipped), ${scripts} scripts`;
  });
  return [...pages, ...lambdaBundles().map(({ name, size }) => `Lambda ${name}: ${kilobytes(size)}`)];
}

/** The synthesised bundles of lambdas/, by folder, with their size in bytes. */
export function lambdaBundles(): { name: string; size: number }[] {
  const cache = path.join(repository, 'node_modules', '.cache', 'polder');
  const builds = readdirSync(cache).map((name) => path.join(cache, name));
  const [assembly = ''] = builds.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return readdirSync(assembly)
    .map((name) => path.join(assembly, name, 'index.mjs'))
    .flatMap((file) => {
      // Templates stand beside the bundles' folders.
      if (!existsSync(file)) return [];
      const { size } = statSync(file);
      const name = readFileSync(file, 'utf8').includes('comprehend') ? 'entity-extractor' : 'batch-test';
      return [{ name, size }];
    });
}
