/** In pixels, from the chart's top left corner. */
export interface TooltipSurroundings {
  readonly pointer: { readonly x: number; readonly y: number };
  readonly tooltip: { readonly width: number; readonly height: number };
  readonly chart: { readonly width: number; readonly height: number };
  readonly rightToLeft: boolean;
}

/** Between the pointer and a chart's tooltip, in pixels. */
export const tooltipDistance = 12;

/**
 * Where a chart's tooltip is: beside the pointer, on the side to which bars grow, so that it does not cover the one
 * that is pointed at; on the other side where there is no room. It only leaves a chart that is smaller than itself.
 * @returns its top left corner, in pixels from the chart's
 */
export function tooltipPlace({ pointer, tooltip, chart, rightToLeft }: TooltipSurroundings) {
  const [left, right] = [pointer.x - tooltipDistance - tooltip.width, pointer.x + tooltipDistance];
  const lastLeft = chart.width - tooltip.width;
  const isLeft = rightToLeft ? left >= 0 || right > lastLeft : right > lastLeft;
  const within = (place: number, last: number) => Math.max(0, Math.min(place, last));
  return {
    left: within(isLeft ? left : right, lastLeft),
    top: within(pointer.y - tooltip.height / 2, chart.height - tooltip.height),
  };
}
