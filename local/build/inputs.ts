import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const repository = path.join(__dirname, '..', '..');

/** All inputs of the templates, the function bundles and the website. */
export const inputs = [
  'bin',
  'lib',
  'graphql',
  'lambdas',
  'frontend/build',
  'frontend/src',
  'frontend/public',
  'frontend/index.html',
  'frontend/branded',
  'frontend/tsconfig.json',
  'frontend/vite.config.mts',
  'brand.json',
  'brand-logo.svg',
  'cdk.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
];

/** A hash over names and contents of all inputs: the same hash means the same build. */
export function hashInputs(): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesBelow(path.join(repository, input))) {
      hash
        .update(`${path.relative(repository, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(file: string): string[] {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [file];
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesBelow(path.join(file, name)));
}
