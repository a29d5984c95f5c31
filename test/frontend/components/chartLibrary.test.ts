import type { ApexOptions } from 'apexcharts';
import { isBarsOrRings } from '../../../frontend/src/components/chartLibrary';

const bars: ApexOptions = { chart: { type: 'bar' }, series: [{ data: [1, 2] }] };

test.each<[what: string, options: ApexOptions]>([
  ['bars', bars],
  ['stacked bars', { ...bars, chart: { type: 'bar', stacked: true } }],
  ['a ring', { chart: { type: 'donut' }, series: [1, 2] }],
  ['a pie', { chart: { type: 'pie' }, series: [1, 2] }],
  ['bars without toolbar and zooming', { ...bars, chart: { type: 'bar', toolbar: { show: false }, zoom: {} } }],
])('%s need the smaller ApexCharts', (_, options) => {
  expect(isBarsOrRings(options)).toBe(true);
});

test.each<[what: string, options: ApexOptions]>([
  ['a line', { chart: { type: 'line' }, series: [{ data: [1] }] }],
  ['what ApexCharts takes for a line', { series: [{ data: [1] }] }],
  ['a radar', { chart: { type: 'radar' }, series: [{ data: [1] }] }],
  ['a line among bars', { ...bars, series: [{ data: [1] }, { type: 'line', data: [2] }] }],
  ['a toolbar', { ...bars, chart: { type: 'bar', toolbar: { show: true } } }],
  ['zooming', { ...bars, chart: { type: 'bar', zoom: { enabled: true } } }],
  ['a brush', { ...bars, chart: { type: 'bar', brush: { enabled: true } } }],
  ['annotations', { ...bars, annotations: { yaxis: [{ y: 1 }] } }],
  ['an axis of time', { ...bars, xaxis: { type: 'datetime' } }],
])('%s needs all of ApexCharts', (_, options) => {
  expect(isBarsOrRings(options)).toBe(false);
});
