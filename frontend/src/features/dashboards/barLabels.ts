/** The width of a digit in the labels at the ends of bars, in pixels. */
const digitWidth = 6.6;
const gap = 8;

const longest = (labels: readonly string[]) => Math.max(0, ...labels.map(({ length }) => length));

/** The distance from a bar's end to the centre of its label, in pixels: half of the widest label, and a gap. */
export const labelDistance = (labels: readonly string[]) => gap + (digitWidth / 2) * longest(labels);

/** The axis maximum as a factor of the largest figure, so that its label fits on a small card too. */
export const labelRoom = (labels: readonly string[]) => 1.14 + 0.05 * longest(labels);

/** The vertical offset, in pixels, that centres a bar's name on its bar: ApexCharts places names below the centre. */
export const nameOffset = 2;
