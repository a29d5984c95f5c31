import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What makes a Polder one's own: `brand.json` at the root. */
export interface Brand {
  readonly name: string;
  /** `#rrggbb` */
  readonly colour: string;
}

const file = path.join(import.meta.dirname, '..', '..', 'brand.json');

export const brandFile = (): Brand => JSON.parse(readFileSync(file, 'utf8')) as Brand;
