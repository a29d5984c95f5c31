import { shapesOf } from '../../../frontend/build/icon-glyphs.mts';

test('the shapes of an icon come with their attributes as React spells them', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="16" class="bi bi-x" viewBox="0 0 16 16">
    <path fill-rule="evenodd" d="M1 1h2"/>
    <circle cx="8" cy="8" r="4"/>
  </svg>`;
  expect(shapesOf(svg)).toEqual([
    ['path', { fillRule: 'evenodd', d: 'M1 1h2' }],
    ['circle', { cx: '8', cy: '8', r: '4' }],
  ]);
});
