/** Where the houses stand, in the picture's own units from the top. */
export const quay = 196;

/** The five gables of an Amsterdam canal. */
export type Gable = 'step' | 'neck' | 'bell' | 'spout' | 'cornice';

export interface House {
  x: number;
  width: number;
  /** Of the wall, below the gable. */
  height: number;
  gable: Gable;
  /** Which of the four wall colours. */
  tone: 1 | 2 | 3 | 4;
  doorAtEnd?: boolean;
  orangeDoor?: boolean;
}

export const houses: House[] = [
  { x: 232, width: 62, height: 84, gable: 'spout', tone: 2 },
  { x: 294, width: 70, height: 104, gable: 'step', tone: 1, doorAtEnd: true },
  { x: 364, width: 56, height: 118, gable: 'neck', tone: 3 },
  { x: 420, width: 78, height: 96, gable: 'bell', tone: 4 },
  { x: 498, width: 60, height: 124, gable: 'step', tone: 2, orangeDoor: true },
  { x: 558, width: 84, height: 108, gable: 'cornice', tone: 1, doorAtEnd: true },
  { x: 642, width: 58, height: 92, gable: 'spout', tone: 3 },
  { x: 700, width: 66, height: 120, gable: 'bell', tone: 2, doorAtEnd: true },
  { x: 766, width: 74, height: 102, gable: 'neck', tone: 4 },
  { x: 840, width: 58, height: 128, gable: 'step', tone: 1 },
  { x: 898, width: 68, height: 88, gable: 'spout', tone: 2, doorAtEnd: true },
  { x: 966, width: 80, height: 112, gable: 'bell', tone: 3 },
  { x: 1046, width: 60, height: 98, gable: 'step', tone: 4, doorAtEnd: true },
  { x: 1106, width: 64, height: 76, gable: 'neck', tone: 1 },
  { x: 1240, width: 66, height: 94, gable: 'bell', tone: 2 },
  { x: 1306, width: 58, height: 110, gable: 'step', tone: 3, doorAtEnd: true },
  { x: 1364, width: 76, height: 86, gable: 'cornice', tone: 1 },
];

/** A house's front as a path, from the quay at its left to the quay at its right. */
export function gableOutline({ x, width, height, gable }: House): string {
  const top = quay - height;
  return `M${x} ${quay}V${top}${gables[gable](width)}V${quay}z`;
}

/** Each gable from a wall's top left corner to its top right one, in steps relative to the pen. */
const gables: Record<Gable, (width: number) => string> = {
  step(width) {
    const step = width / 8;
    const up = `v-8h${step}`.repeat(3);
    const down = `h${step}v8`.repeat(3);
    return `${up}v-8h${width - 6 * step}v8${down}`;
  },
  neck(width) {
    const shoulder = width * 0.28;
    const neck = width - 2 * shoulder;
    return `q${shoulder * 0.9}-2 ${shoulder}-16v-10h${neck * 0.15}l${neck * 0.35}-9l${neck * 0.35} 9h${neck * 0.15}v10q${shoulder * 0.1} 14 ${shoulder} 16`;
  },
  bell(width) {
    const side = width * 0.34;
    const crown = width - 2 * side;
    return `q${side * 0.25}-18 ${side * 0.7}-20q${side * 0.3}-2 ${side * 0.3}-9q${crown / 2}-12 ${crown} 0q0 7 ${side * 0.3} 9q${side * 0.45} 2 ${side * 0.7} 20`;
  },
  spout: (width) => `l${width * 0.42}-28v-6h${width * 0.16}v6l${width * 0.42} 28`,
  cornice: (width) => `h-3v-6h${width + 6}v6h-3`,
};

export interface Window {
  left: number;
  top: number;
  size: number;
  tall: number;
}

/** The windows of a house: three in a row where it is wide enough, each floor a little lower than the one below. */
export function windowsOf({ x, width, height }: House): Window[] {
  const columns = width >= 70 ? 3 : 2;
  const size = columns === 3 ? 9 : 10;
  const gap = (width - columns * size) / (columns + 1);
  const floors = [18, 16, 13].slice(0, height > 90 ? 3 : 2);
  const windows: Window[] = [];
  let bottom = quay - 32;
  for (const tall of floors) {
    for (let column = 0; column < columns; column++) {
      windows.push({ left: x + gap + column * (size + gap), top: bottom - tall, size, tall });
    }
    bottom -= tall + 9;
  }
  return windows;
}
