/** In pixels, of the figures at the ends of bars. */
const digitWidth = 6.6;
const gap = 8;

const longest = (labels: readonly string[]) => Math.max(0, ...labels.map(({ length }) => length));

/** Between a bar's end and the middle of its label, in pixels: half of the widest label, and a gap. */
export const labelDistance = (labels: readonly string[]) => gap + (digitWidth / 2) * longest(labels);

/** How far an axis goes beyond its largest figure, so that the label of that bar has room on a small card as well. */
export const labelRoom = (labels: readonly string[]) => 1.14 + 0.05 * longest(labels);

/**
 * How much lower than ApexCharts has it a bar's name stands, in pixels, to be beside its bar: ApexCharts sets names
 * lower than the middle by a part of the room that each bar has, which is most for a bar by itself.
 */
export const nameOffset = (bars: number) => 3.2 - 12.3 / Math.max(1, bars);
