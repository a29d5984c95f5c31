import { type DemoModule, demoAtAnchor, namedDemos } from '../../../frontend/src/demos/frame/demo';

const demo = (place: number, formerAnchor?: string): DemoModule => ({
  about: { place, formerAnchor, title: { en: '', nl: '' }, when: { en: '', nl: '' } },
  default: () => null,
});
const demos = namedDemos({
  './Variants.demo.tsx': demo(2, 'looks'),
  './AriaDisabled.demo.tsx': demo(1, 'not-yet'),
});

test.each([
  ['variants', 'variants'],
  ['looks', 'variants'],
  ['not-yet', 'aria-disabled'],
  ['elsewhere', undefined],
  ['', undefined],
])('the anchor #%s leads to %s', (anchor, id) => {
  expect(demoAtAnchor(demos, anchor)?.id).toBe(id);
});

test('the current anchor wins over a former one', () => {
  const demos = namedDemos({ './Basic.demo.tsx': demo(1, 'variants'), './Variants.demo.tsx': demo(2) });
  expect(demoAtAnchor(demos, 'variants')?.id).toBe('variants');
});
