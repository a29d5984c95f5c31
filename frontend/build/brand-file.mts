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
export const brandLogo = (): string => readFileSync(path.join(root, 'brand-logo.svg'), 'utf8').trim();
