import { About } from '../../features/about/public/about';
import type { DemoSource } from '../frame/demo';
import { PageSource } from '../frame/PageSource';

const sources = import.meta.glob<DemoSource>('../../features/about/*.{ts,tsx}', {
  query: '?source',
  import: 'default',
});

/** The page About, with its source. */
export default function AboutPage() {
  return (
    <>
      <About />
      <PageSource sources={sources} />
    </>
  );
}
