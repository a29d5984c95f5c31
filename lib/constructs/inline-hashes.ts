import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Sources for a content security policy, in quotes. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Response headers are limited in size, by CloudFront too, so the documents share their inline scripts and styles. */
const maxHashes = 8;

const inlineScript = /<script>(.*?)<\/script>/gs;
const inlineStyle = /<style>(.*?)<\/style>/gs;

/**
 * The hashes of all inline scripts and styles of the built pages.
 * @param website folder with the built front end
 * @throws Error when there are too many for a policy
 */
export function inlineHashes(website: string): InlineHashes {
  const pages = readdirSync(website, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(path.join(website, file), 'utf8'));
  const hashesOf = (inline: RegExp) => {
    const contents = new Set(pages.flatMap((page) => [...page.matchAll(inline)].map(([, content = '']) => content)));
    if (contents.size <= maxHashes) return [...contents].map(hashOf).sort();
    throw new Error(`The built pages hold ${contents.size} different inline elements: share them (${inline}).`);
  };
  return { scripts: hashesOf(inlineScript), styles: hashesOf(inlineStyle) };
}

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
