import { fromLinear, linear, type Rgb } from '../../lib/contrast.mts';

/** The three kinds of dichromacy: one type of cone is missing. */
export const colourVisions = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
export type ColourVision = (typeof colourVisions)[number];

type Matrix = readonly [Rgb, Rgb, Rgb];

// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (IEEE TVCG
// 2009), the matrices for full severity. They apply to linear RGB.
const matrices: Record<ColourVision, Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Simulates a colour for that vision. */
export const seenWith = (vision: ColourVision, colour: Rgb) => fromLinear(times(matrices[vision], linear(colour)));

const times = (matrix: Matrix, [x, y, z]: Rgb) => matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Rgb;

/** Perceived difference of two colours: OKLab distance (Björn Ottosson, 2020) times 100; 2 is just noticeable. */
export function colourDistance(one: Rgb, other: Rgb): number {
  const [a, b] = [oklab(one), oklab(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab(colour: Rgb): Rgb {
  const cones = times(lightToCones, linear(colour)).map(Math.cbrt) as unknown as Rgb;
  return times(conesToLab, cones);
}

const lightToCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const conesToLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** The two most similar colours of a list, and their difference. */
export function closestPair(colours: readonly Rgb[]): { first: number; second: number; distance: number } {
  let closest = { first: 0, second: 0, distance: Number.POSITIVE_INFINITY };
  for (const [first, one] of colours.entries()) {
    for (const [second, other] of colours.entries()) {
      const distance = colourDistance(one, other);
      if (second > first && distance < closest.distance) closest = { first, second, distance };
    }
  }
  return closest;
}
