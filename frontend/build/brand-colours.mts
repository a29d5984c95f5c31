import { SassColor } from 'sass';
import { contrastRatio, parseColour, type Rgb } from '../src/lib/contrast.mts';

/** The colour that the shades below were drawn for. */
const designedFor = '#1d4ed8';

interface Shade {
  /** How it looks where the brand's colour is `designedFor`. */
  readonly designed: string;
  /** The colour whose lightness it follows, with the designed difference; without one it is as light as designed. */
  readonly lightnessOf?: 'brand' | 'action';
  /** Colours that it is read on or under, by value or by the name of a shade: contrast 4.5 (WCAG 2.2, AA). */
  readonly against?: readonly string[];
}

/** Names end in `-dark` where the dark theme uses them. */
const shades = {
  action: { designed: designedFor, lightnessOf: 'brand', against: ['#ffffff', '#f0f3f8'] },
  'action-hover': { designed: '#1a43b8', lightnessOf: 'action', against: ['#ffffff'] },
  'action-active': { designed: '#173a9e', lightnessOf: 'action', against: ['#ffffff'] },
  'link-hover': { designed: '#173ead', lightnessOf: 'action', against: ['#ffffff', '#f0f3f8'] },
  subtle: { designed: '#e7edfd' },
  'subtle-border': { designed: '#bccdf8' },
  emphasis: { designed: '#1a3fa8', against: ['subtle', '#ffffff'] },
  frame: { designed: '#1e3a8a', against: ['#ffffff'] },
  'frame-quiet': { designed: '#c3d1f5', against: ['frame', 'frame-dark'] },
  window: { designed: '#172c63' },
  'action-dark': { designed: '#2f62e6', against: ['#ffffff'] },
  'action-hover-dark': { designed: '#2857d2', against: ['#ffffff'] },
  'action-active-dark': { designed: '#224bbb', against: ['#ffffff'] },
  'accent-dark': { designed: '#93b4ff', against: ['#0e1520', '#223044'] },
  'link-hover-dark': { designed: '#a9c3ff', against: ['#0e1520', '#223044'] },
  'subtle-dark': { designed: '#172a55' },
  'subtle-border-dark': { designed: '#2a4788' },
  'emphasis-dark': { designed: '#a9c2ff', against: ['subtle-dark', '#1c2838'] },
  'frame-dark': { designed: '#13234a', against: ['#ffffff'] },
} as const satisfies Record<string, Shade>;

export type ShadeName = keyof typeof shades;
export const shadeNames = Object.keys(shades) as ShadeName[];
export const shadeGrounds = (name: ShadeName): readonly string[] => (shades[name] as Shade).against ?? [];

const minContrast = 4.5;

/**
 * All shades of a brand, each `#rrggbb`, from its one colour: the designed shades, with the hue and the colourfulness of
 * that colour, and made lighter or darker where they would not be legible.
 * @throws Error where the colour is not `#rrggbb`
 */
export function brandColours(colour: string): Readonly<Record<ShadeName, string>> {
  if (!/^#[\da-f]{6}$/i.test(colour)) {
    throw new Error(
      `brand.json: "colour" is ${JSON.stringify(colour)}. Write it as "#rrggbb", such as "${designedFor}".`,
    );
  }
  const found = new Map<string, string>();
  const shadeOf = (name: string): string => {
    if (!(name in shades)) return name;
    const known = found.get(name);
    if (known) return known;
    const shade: Shade = shades[name as ShadeName];
    const model = shade.lightnessOf === 'action' ? shadeOf('action') : colour;
    const result = legible(recoloured(shade, colour, model), (shade.against ?? []).map(shadeOf));
    found.set(name, result);
    return result;
  };
  return Object.fromEntries(shadeNames.map((name) => [name, shadeOf(name)])) as Record<ShadeName, string>;
}

/** Lightness and chroma as people see them: 0 … 1, and 0 … about 0.4; hue in degrees (CSS Color 4, "OKLCH"). */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Below this lightness a step to darker cannot be seen. */
const minLightness = 0.15;

/** @param model the colour whose lightness is followed */
function recoloured({ designed, lightnessOf }: Shade, colour: string, model: string): Oklch {
  const [from, to, shade] = [designedFor, colour, designed].map(toOklch) as [Oklch, Oklch, Oklch];
  const step = shade.lightness - from.lightness;
  const followed = toOklch(model).lightness;
  const wanted = followed + step < minLightness ? minLightness - step : followed + step;
  return {
    lightness: lightnessOf ? wanted : shade.lightness,
    chroma: shade.chroma * (to.chroma / from.chroma),
    hue: (((shade.hue + to.hue - from.hue) % 360) + 360) % 360,
  };
}

const lightnessStep = 0.005;

/** The colour, moved away from the lightness of those that it is read on until it differs enough. */
function legible(colour: Oklch, grounds: readonly string[]): string {
  const isEnough = (hex: string) => grounds.every((ground) => contrastRatio(rgb(hex), rgb(ground)) >= minContrast);
  const step = grounds.some((ground) => toOklch(ground).lightness > 0.5) ? -lightnessStep : lightnessStep;
  let { lightness } = colour;
  let hex = toHex(colour);
  while (!isEnough(hex) && lightness + step > 0 && lightness + step < 1) {
    lightness += step;
    hex = toHex({ ...colour, lightness });
  }
  return hex;
}

const rgb = (hex: string) => parseColour(hex) as Rgb;

function toOklch(hex: string): Oklch {
  const [red, green, blue] = rgb(hex);
  const colour = new SassColor({ red, green, blue, space: 'rgb' }).toSpace('oklch');
  return {
    lightness: Math.min(1, colour.channel('lightness')),
    chroma: colour.channel('chroma'),
    // A grey has none.
    hue: colour.isChannelMissing('hue') ? 0 : colour.channel('hue'),
  };
}

/** The nearest colour that a screen can show. */
function toHex({ lightness, chroma, hue }: Oklch): string {
  const inside = Math.min(1, Math.max(0, lightness));
  const colour = new SassColor({ lightness: inside, chroma, hue, space: 'oklch' })
    .toSpace('rgb')
    .toGamut({ method: 'local-minde' });
  return `#${(['red', 'green', 'blue'] as const)
    .map((part) => Math.round(colour.channel(part)).toString(16).padStart(2, '0'))
    .join('')}`;
}
