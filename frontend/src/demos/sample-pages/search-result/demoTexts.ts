import type { DemoAbout } from '../../frame/demo';

/** The metadata of every demo, by file; a large module, loaded only on a search. */
export const demoTexts = import.meta.glob<DemoAbout>('../../**/*.demo.tsx', {
  query: '?about',
  import: 'default',
  eager: true,
});
