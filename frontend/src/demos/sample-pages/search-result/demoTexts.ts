import type { DemoAbout } from '../../frame/demo';

/** What every demo says about itself, by its file: much of it, so only for who searches. */
export const demoTexts = import.meta.glob<DemoAbout>('../../**/*.demo.tsx', {
  query: '?about',
  import: 'default',
  eager: true,
});
