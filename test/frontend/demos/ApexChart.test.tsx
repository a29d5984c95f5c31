import { act, render, screen, waitFor } from '@testing-library/react';
import ApexCharts from 'apexcharts';
import { ApexChart } from '../../../frontend/src/demos/charts/apex/ApexChart';

const options = { chart: { type: 'bar' as const } };
const series = [{ data: [1, 2] }];
const chart = (
  <ApexChart label="Largest markets" description="Germany is the largest." options={options} series={series} />
);
const drawn = () => waitFor(() => expect(document.querySelector('[data-apex]')).toBeInTheDocument());

test('a chart is a picture with a name and its finding in words', async () => {
  render(chart);
  const picture = screen.getByRole('img', { name: 'Largest markets' });
  expect(picture).toHaveAccessibleDescription('Germany is the largest.');
  await drawn();
});

test('its space is reserved until it is drawn', async () => {
  const { container } = render(chart);
  expect(screen.getByRole('figure')).toHaveClass('apex-chart');
  expect(container.querySelector('.apex-chart-skeleton')).toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('.apex-chart-skeleton')).not.toBeInTheDocument());
});

test('ApexCharts finds its style sheet there, and writes none into the page', async () => {
  render(chart);
  await drawn();
  expect(document.getElementById('apexcharts-css')).toBeInTheDocument();
});

test('a chart that leaves the page is destroyed', async () => {
  const destroy = jest.spyOn(ApexCharts.prototype, 'destroy');
  const { unmount } = render(chart);
  await drawn();
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
  destroy.mockRestore();
});

test('a chart that left the page before it was drawn is neither drawn nor destroyed', async () => {
  const render_ = jest.spyOn(ApexCharts.prototype, 'render');
  const { unmount } = render(chart);
  screen.getByRole('img').remove();
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(render_).not.toHaveBeenCalled();
  expect(unmount).not.toThrow();
  render_.mockRestore();
});

test('a destroyed chart is not drawn again by a resize shortly before', async () => {
  const render_ = jest.spyOn(ApexCharts.prototype, 'render');
  const { unmount } = render(chart);
  await drawn();
  const drawAgain = jest.fn();
  const [made] = render_.mock.contexts as unknown as { w: { globals: object } }[];
  Object.assign(made?.w.globals ?? {}, { resizeTimer: setTimeout(drawAgain, 20) });
  unmount();
  await new Promise((done) => setTimeout(done, 60));
  expect(drawAgain).not.toHaveBeenCalled();
  render_.mockRestore();
});

test('a new theme redraws it', async () => {
  const render_ = jest.spyOn(ApexCharts.prototype, 'render');
  document.documentElement.dataset.bsTheme = 'light';
  render(chart);
  await waitFor(() => expect(render_).toHaveBeenCalledTimes(1));
  await act(async () => {
    document.documentElement.dataset.bsTheme = 'dark';
  });
  await waitFor(() => expect(render_).toHaveBeenCalledTimes(2));
  render_.mockRestore();
});
