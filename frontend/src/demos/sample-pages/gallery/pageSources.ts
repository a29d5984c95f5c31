import type { DemoSource } from '../../frame/demo';

/** The page's files, for PageSource: a module of its own, as a glob leaves out the module that it is in. */
export const pageSources = import.meta.glob<DemoSource>('./*.{ts,tsx}', { query: '?source', import: 'default' });
