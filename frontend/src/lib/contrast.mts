/** A colour's red, green and blue, each 0 … 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `rgb(1, 2, 3)` and `rgb(1 2 3)`, as browsers write a computed colour, and `#rrggbb`; null for anything else. */
export function parseColour(text: string): Rgb | null {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim());
  if (hex) return hex.slice(1).map((part) => Number.parseInt(part, 16)) as unknown as Rgb;
  const parts = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(text.trim());
  return parts ? (parts.slice(1).map(Number) as unknown as Rgb) : null;
}

export const toHex = (colour: Rgb) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** The contrast between two colours, 1 … 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance(colour: Rgb): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour in amounts of light, each 0 … 1: what sRGB's curve makes of its numbers. */
export const linear = (colour: Rgb) => colour.map((part) => toLight(part / 255)) as unknown as Rgb;

const toLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Amounts of light, each 0 … 1, as a colour of a screen. */
export const fromLinear = (light: Rgb) => light.map((part) => 255 * fromLight(part)) as unknown as Rgb;

function fromLight(value: number): number {
  const light = Math.min(1, Math.max(0, value));
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}
