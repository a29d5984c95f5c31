import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mounts } from '../../../local/addresses';
import { readConfiguration } from '../../harness/amplify';

const sources = path.join(__dirname, '..', '..', '..', 'local');

/**
 * Every path prefix of a running Polder: the services' mounts, its own pages as the local cloud's sources
 * name them, the resources that its configuration names, and the website.
 */
export async function findPaths(url: string): Promise<string[]> {
  const named = JSON.stringify(await readConfiguration(url)).match(/http:\/\/localhost:\d+\/[^"]*/g) ?? [];
  return [...new Set([...Object.values(mounts), ...ownPages(), ...named.map((one) => new URL(one).pathname), '/'])];
}

function ownPages(): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(path.join(sources, file), 'utf8').matchAll(/'(\/_local\/[\w-]+)'/g)])
    .map(([, page = '']) => page);
}
