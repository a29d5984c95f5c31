import { SassColor, type Value } from 'sass';
import { brandColours, type ShadeName, shadeNames } from './brand-colours.mts';
import { brandFile } from './brand-file.mts';

/** `brand-colour("action")`: a shade of the brand's colour, in style sheets. */
export function brandFunction(colour = brandFile().colour): Record<string, (args: Value[]) => Value> {
  const colours = brandColours(colour);
  return {
    'brand-colour($shade)': ([shade]) => {
      const name = shade?.assertString('shade').text as ShadeName;
      const hex = colours[name];
      if (!hex) throw new Error(`brand-colour: "${name}" is none of ${shadeNames.join(', ')}.`);
      const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
      return new SassColor({ red: red as number, green: green as number, blue: blue as number, space: 'rgb' });
    },
  };
}
