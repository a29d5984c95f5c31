/** Between the labels of neighbouring columns, in pixels. */
const labelGap = 8;

const maxSteps = 4;

/** Round whole numbers from 0 to at least `max`, at equal steps of which there are at most four. */
export function ticksTo(max: number): number[] {
  const exact = Math.max(1, max) / maxSteps;
  const power = 10 ** Math.floor(Math.log10(exact));
  const round = [1, 2, 5, 10].find((factor) => factor * power >= exact) ?? 10;
  const step = Math.max(1, round * power);
  return Array.from({ length: Math.ceil(Math.max(1, max) / step) + 1 }, (_, index) => index * step);
}

/**
 * Which columns get their label: each, or every second, third… so that labels do not touch, nor leave the chart.
 * @param widths of the labels, in pixels
 * @param pitch from one column to the next, in pixels
 * @param margin before the first column, where its label may reach, in pixels
 */
export function labelledColumns(widths: readonly number[], pitch: number, margin: number): number[] {
  const halfOf = (index: number) => (widths[index] ?? 0) / 2;
  const columns = [...widths.keys()].filter((index) => {
    const middle = pitch * (index + 0.5);
    return halfOf(index) <= middle + margin && halfOf(index) <= pitch * widths.length - middle;
  });
  const isFree = (chosen: readonly number[]) =>
    chosen.slice(1).every((index, before) => {
      const previous = chosen[before] as number;
      return halfOf(previous) + labelGap + halfOf(index) <= pitch * (index - previous);
    });
  for (let every = 1; every < widths.length; every++) {
    const chosen = columns.filter((index) => index % every === 0);
    if (isFree(chosen)) return chosen;
  }
  return columns.slice(0, 1);
}
