import type { ChartOptions } from 'chart.js';

export interface CanvasLook {
  /** Colours as computed values, as a canvas cannot use custom properties. */
  readonly text: string;
  readonly line: string;
  readonly font: string;
  readonly rightToLeft: boolean;
  readonly reducedMotion: boolean;
}

/** The page's current colours, font and direction. */
export function canvasLook(rightToLeft: boolean): CanvasLook {
  const page = getComputedStyle(document.body);
  return {
    text: page.getPropertyValue('--bs-secondary-color'),
    line: page.getPropertyValue('--bs-border-color'),
    font: page.fontFamily,
    rightToLeft,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

/** A chart's options with defaults from the page's theme; `options` override them. */
export function withLook(options: ChartOptions, look: CanvasLook): ChartOptions {
  const { text, line, font, rightToLeft, reducedMotion } = look;
  const scales = Object.entries(options.scales ?? {}).map(([name, scale]) => [
    name,
    {
      ...scale,
      // The axis is at the inline start, a second one at the end.
      ...(name.startsWith('y') && { position: (name === 'y') === rightToLeft ? 'right' : 'left' }),
      grid: { color: line, ...scale?.grid },
      border: { color: line },
      ticks: { color: text, backdropColor: 'transparent', ...scale?.ticks },
      title: { color: text, ...(scale && 'title' in scale && scale.title) },
      ...(name === 'r' && { angleLines: { color: line }, pointLabels: { color: text } }),
    },
  ]);
  return {
    responsive: true,
    maintainAspectRatio: false,
    font: { family: font },
    ...options,
    animation: reducedMotion ? false : { duration: 160 },
    scales: Object.fromEntries(scales),
    plugins: {
      ...options.plugins,
      legend: {
        rtl: rightToLeft,
        ...options.plugins?.legend,
        labels: { color: text, usePointStyle: true, ...options.plugins?.legend?.labels },
      },
      tooltip: { rtl: rightToLeft, ...options.plugins?.tooltip },
    },
  };
}
