import type { ChartOptions } from 'chart.js';

export interface CanvasLook {
  /** Colours as computed values, as a canvas cannot use custom properties. */
  readonly text: string;
  readonly line: string;
  readonly rightToLeft: boolean;
  readonly reducedMotion: boolean;
}

/** The page's current colours and direction. */
export function canvasLook(rightToLeft: boolean): CanvasLook {
  const page = getComputedStyle(document.body);
  return {
    text: page.getPropertyValue('--bs-secondary-color'),
    line: page.getPropertyValue('--bs-border-color'),
    rightToLeft,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

/** A chart's options with defaults from the page's theme; `options` override them. */
export function withLook(options: ChartOptions, look: CanvasLook): ChartOptions {
  const { text, line, rightToLeft, reducedMotion } = look;
  // Lines along the values only, where figures are read; the webs of radial charts have both.
  const valueAxis = options.indexAxis === 'y' ? 'x' : 'y';
  const scales = Object.entries(options.scales ?? {}).map(([name, scale]) => [
    name,
    {
      ...scale,
      // The axis is at the inline start, a second one at the end.
      ...(name.startsWith('y') && { position: (name === 'y') === rightToLeft ? 'right' : 'left' }),
      grid: { color: line, display: name === valueAxis || name === 'r', ...scale?.grid },
      border: { color: line },
      ticks: { color: text, backdropColor: 'transparent', ...scale?.ticks },
      title: { color: text, ...(scale && 'title' in scale && scale.title) },
      ...(name === 'r' && { angleLines: { color: line }, pointLabels: { color: text } }),
    },
  ]);
  return {
    responsive: true,
    maintainAspectRatio: false,
    // A saved picture is twice as large as the chart on the page.
    devicePixelRatio: Math.max(2, devicePixelRatio),
    ...options,
    animation: reducedMotion ? false : { duration: 160 },
    scales: Object.fromEntries(scales),
    plugins: {
      ...options.plugins,
      legend: {
        rtl: rightToLeft,
        position: 'bottom',
        align: 'start',
        ...options.plugins?.legend,
        labels: { color: text, usePointStyle: true, boxWidth: 8, boxHeight: 8, ...options.plugins?.legend?.labels },
      },
      tooltip: { rtl: rightToLeft, ...options.plugins?.tooltip },
    },
  };
}
