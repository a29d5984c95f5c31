import { demoId, type Localised } from './demo';

/** A demo, for those who look for it. */
export interface IndexedDemo {
  /** The address of its page, and its place on it. */
  readonly path: string;
  readonly anchor: string;
  readonly title: Localised;
}

const titles = import.meta.glob<Localised>('../**/*.demo.tsx', { query: '?title', import: 'default', eager: true });

/** Every demo there is: a demo's folder is its page's address. */
export const demoIndex: readonly IndexedDemo[] = Object.entries(titles).map(([file, title]) => ({
  path: file.replace(/^\.\./, '').replace(/\/[^/]*$/, ''),
  anchor: demoId(file),
  title,
}));
