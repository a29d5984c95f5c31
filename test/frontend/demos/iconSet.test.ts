import { componentName, type IconSet, svgText } from '../../../frontend/src/demos/icons/iconSet';

const set: IconSet = {
  title: { en: '', nl: '' },
  licence: '',
  load: async () => [],
  frame: { viewBox: '0 0 24 24', strokeWidth: '2' },
  hasFilled: false,
  jsx: (name) => name,
};

test('an icon is copied as an SVG file has it', () => {
  expect(svgText(set, ['dot', [['path', { fillRule: 'evenodd', d: 'M1 1h2' }]]])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke-width="2"><path fill-rule="evenodd" d="M1 1h2"/></svg>',
  );
});

test.each([
  ['arrow-up-right', 'ArrowUpRight'],
  ['edit-2', 'Edit2'],
  ['0-circle', 'Icon0Circle'],
])('%s is the component %s', (name, component) => {
  expect(componentName(name)).toBe(component);
});
