import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What makes a Polder one's own: `brand.json` at the root. */
export interface Brand {
  readonly name: string;
  /** `#rrggbb` */
  readonly colour: string;
}

const root = path.join(import.meta.dirname, '..', '..');

export const brandFile = (): Brand => JSON.parse(readFileSync(path.join(root, 'brand.json'), 'utf8')) as Brand;

/** The mark: an SVG of 32 × 32 that draws in `currentColor`. */
export const brandLogo = (): string => svgElementIn(readFileSync(path.join(root, 'brand-logo.svg'), 'utf8'));

/**
 * The `<svg>` element of the logo's file: the declarations and comments that programs write around it cannot be within
 * another SVG.
 * @throws Error where there is none
 */
export function svgElementIn(file: string): string {
  const [element] = /<svg[\s>][\s\S]*<\/svg>/.exec(file.replace(/<!--[\s\S]*?-->/g, '')) ?? [];
  if (!element) throw new Error('brand-logo.svg has no <svg> element: see "The logo" in docs/make-it-yours.md.');
  return element;
}
