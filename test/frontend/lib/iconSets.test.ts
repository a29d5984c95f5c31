import { iconSet, shapesOfComponent } from '../../../frontend/build/icon-sets.mts';

test('a component of react-feather gives the shapes that it draws, without the svg around them', () => {
  const code = `React.createElement("svg", _extends({ ref: ref }, rest), /*#__PURE__*/React.createElement("circle", {
    cx: "12",
    r: "4"
  }), /*#__PURE__*/React.createElement("line", {
    x1: "3"
  }));`;
  expect(shapesOfComponent(code)).toEqual([
    ['circle', { cx: '12', r: '4' }],
    ['line', { x1: '3' }],
  ]);
});

test.each([
  ['bootstrap', 2000, 'house'],
  ['feather', 280, 'feather'],
])('the set %s has all of more than %i icons', async (set, min, known) => {
  const icons = await iconSet(set);
  expect(icons.length).toBeGreaterThan(min);
  expect(icons.map(([name]) => name)).toContain(known);
});

test('a set that there is not is named', async () => {
  await expect(iconSet('none')).rejects.toThrow('no icon set none');
});
