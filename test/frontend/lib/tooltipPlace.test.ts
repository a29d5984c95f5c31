import { tooltipPlace } from '../../../frontend/src/lib/tooltipPlace';

const tooltip = { width: 100, height: 40 };
const chart = { width: 400, height: 200 };
const place = (x: number, y = 100, rightToLeft = false) =>
  tooltipPlace({ pointer: { x, y }, tooltip, chart, rightToLeft });

test('a tooltip is 12 px beside the pointer, on the side to which bars grow', () => {
  expect(place(200)).toEqual({ left: 212, top: 80 });
  expect(place(200, 100, true)).toEqual({ left: 88, top: 80 });
});

test('without room there, it is on the other side', () => {
  expect(place(289).left).toBe(177);
  expect(place(288).left).toBe(300);
  expect(place(111, 100, true).left).toBe(123);
});

test('it never leaves the chart', () => {
  expect(place(200, 5).top).toBe(0);
  expect(place(200, 199).top).toBe(160);
  expect(
    tooltipPlace({ pointer: { x: 60, y: 50 }, tooltip, chart: { width: 120, height: 60 }, rightToLeft: false }),
  ).toEqual({ left: 0, top: 20 });
});
