import { tooltipPlace } from '../../../lib/tooltipPlace';

/**
 * Keeps the tooltip of an ApexCharts chart beside the pointer: apex-chart.scss places it by these properties, as ApexCharts
 * sets its own place on it, later than the pointer moves.
 * @returns stops it
 */
export function watchTooltip(place: HTMLElement, rightToLeft: boolean): () => void {
  const move = ({ clientX, clientY }: PointerEvent) => {
    const chart = place.querySelector('.apexcharts-canvas')?.getBoundingClientRect();
    const tooltip = place.querySelector('.apexcharts-tooltip')?.getBoundingClientRect();
    if (!chart || !tooltip) return;
    const pointer = { x: clientX - chart.left, y: clientY - chart.top };
    const { left, top } = tooltipPlace({ pointer, tooltip, chart, rightToLeft });
    place.style.setProperty('--tooltip-left', `${Math.round(left)}px`);
    place.style.setProperty('--tooltip-top', `${Math.round(top)}px`);
  };
  place.addEventListener('pointermove', move);
  place.addEventListener('pointerdown', move);
  return () => {
    place.removeEventListener('pointermove', move);
    place.removeEventListener('pointerdown', move);
  };
}
