import { chartDefaults } from '../../../frontend/src/demos/charts/apex/chartDefaults';
import { dataColours } from '../../../frontend/src/lib/dataColours';

const theme = { height: 240, darkMode: true, rightToLeft: false, reducedMotion: false };

test('a chart takes its theme from the page', () => {
  expect(chartDefaults({}, theme).theme?.mode).toBe('dark');
  expect(chartDefaults({}, { ...theme, darkMode: false }).tooltip?.theme).toBe('light');
});

test('nothing moves for who asked for less motion', () => {
  const { chart } = chartDefaults({ chart: { type: 'bar' } }, { ...theme, reducedMotion: true });
  expect(chart?.animations?.enabled).toBe(false);
});

test('a chart that does not move has no animation to wait for', () => {
  const { chart } = chartDefaults({ chart: { type: 'heatmap' } }, { ...theme, reducedMotion: true });
  for (const event of ['mounted', 'updated'] as const) {
    const w = { globals: { animationEnded: false } };
    chart?.events?.[event]?.({}, w);
    expect(w.globals.animationEnded).toBe(true);
  }
  expect(chartDefaults({ chart: { type: 'heatmap' } }, theme).chart).not.toHaveProperty('events');
});

test('the value axis is at the inline start', () => {
  const rightToLeft = { ...theme, rightToLeft: true };
  expect(chartDefaults({}, rightToLeft).yaxis).toMatchObject({ opposite: true });
  expect(chartDefaults({ yaxis: [{}, { opposite: true }] }, rightToLeft).yaxis).toMatchObject([
    { opposite: true },
    { opposite: false },
  ]);
});

test('what a chart asks for itself wins', () => {
  const options = chartDefaults({ chart: { type: 'bar', height: 90 }, colors: ['#123456'] }, theme);
  expect(options).toMatchObject({ chart: { type: 'bar', height: 90, fontFamily: 'inherit' }, colors: ['#123456'] });
});

test('no option is undefined, as ApexCharts reads each one that is there', () => {
  for (const type of ['bar', 'donut', 'line'] as const) {
    expect(Object.values(chartDefaults({ chart: { type } }, theme))).not.toContain(undefined);
  }
});

test('lines are 2 px, what lies under them is a tint, and their points have a rim of the ground', () => {
  for (const type of ['line', 'area', 'rangeArea'] as const) {
    expect(chartDefaults({ chart: { type } }, theme).stroke?.width).toBe(2);
  }
  expect(chartDefaults({ chart: { type: 'area' } }, theme).fill).toEqual({ type: 'solid', opacity: 0.12 });
  const { markers, legend } = chartDefaults({}, theme);
  expect(markers?.strokeColors).toBe('#151f2d');
  expect(legend?.markers).toMatchObject({ strokeWidth: 0 });
});

test('data has the colours of its theme', () => {
  expect(chartDefaults({}, theme).colors).toEqual([...dataColours.dark]);
  expect(chartDefaults({}, { ...theme, darkMode: false }).colors).toEqual([...dataColours.light]);
});
