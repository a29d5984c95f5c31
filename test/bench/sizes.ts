import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const repository = path.join(__dirname, '..', '..');
const dist = path.join(repository, 'frontend', 'dist');
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Gzipped size in bytes of a file of the built website, e.g. `/assets/index-1a2b.js`. */
export const zippedSize = (file: string) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;

/** The files of the built website that index.html itself asks for, by ending. */
export function firstFiles(ending: string): string[] {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)]
    .map((match) => match[1] ?? '')
    .filter((file) => file.endsWith(ending));
}

/** Sizes of what browsers load first, and of the Lambda bundles. */
export function measureSizes(): string[] {
  const total = (ending: string) => firstFiles(ending).reduce((sum, file) => sum + zippedSize(file), 0);
  return [
    `index.html asks for: JavaScript ${kilobytes(total('.js'))}, CSS ${kilobytes(total('.css'))} (gzipped)`,
    ...lambdaBundles().map(({ name, size }) => `Lambda ${name}: ${kilobytes(size)}`),
  ];
}

/** The synthesised bundles of lambdas/, by folder, with their size in bytes. */
export function lambdaBundles(): { name: string; size: number }[] {
  const cache = path.join(repository, 'node_modules', '.cache', 'polder');
  const assembly = path.join(cache, readdirSync(cache)[0] ?? '');
  return readdirSync(assembly)
    .map((name) => path.join(assembly, name, 'index.mjs'))
    .flatMap((file) => {
      const size = statSync(file, { throwIfNoEntry: false })?.size;
      if (!size) return [];
      const name = readFileSync(file, 'utf8').includes('comprehend') ? 'entity-extractor' : 'batch-test';
      return [{ name, size }];
    });
}
