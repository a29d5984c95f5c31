import { demoId, type Localised } from './demo';

/** A demo as a search result. */
export interface IndexedDemo {
  /** The page's path. */
  readonly path: string;
  readonly anchor: string;
  readonly title: Localised;
}

const titles = import.meta.glob<Localised>('../**/*.demo.tsx', { query: '?title', import: 'default', eager: true });

/** Every demo; its folder is the path of its page. */
export const demoIndex: readonly IndexedDemo[] = Object.entries(titles).map(([file, title]) => ({
  path: file.replace(/^\.\./, '').replace(/\/[^/]*$/, ''),
  anchor: demoId(file),
  title,
}));
