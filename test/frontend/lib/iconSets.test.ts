import { iconSets, shapesOfComponent } from '../../../frontend/build/icon-sets.mts';

/** What the plugin makes of a module's name. */
async function loaded(id: string): Promise<[string, unknown[]][]> {
  const { load } = iconSets() as unknown as { load: { handler: (id: string) => Promise<{ code: string } | null> } };
  const module = await load.handler(`\0${id}`);
  const text = /JSON\.parse\((.*)\);$/.exec(module?.code ?? '')?.[1] ?? '""';
  return JSON.parse(JSON.parse(text));
}

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
  const icons = await loaded(`virtual:icon-set/${set}`);
  expect(icons.length).toBeGreaterThan(min);
  expect(icons.map(([name]) => name)).toContain(known);
});

test('a set that there is not is named', async () => {
  await expect(loaded('virtual:icon-set/none')).rejects.toThrow('virtual:icon-set/none');
});
