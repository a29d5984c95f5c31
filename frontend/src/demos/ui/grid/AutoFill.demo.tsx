import type { CSSProperties } from 'react';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 7,
  title: { en: 'Auto-fill', nl: 'Automatisch vullen' },
  when: {
    en: 'When the room is not the window’s: a sidebar opens, a panel is dragged. A CSS grid fills by the least width of one, without breakpoints.',
    nl: 'Als de ruimte niet die van het venster is: een zijbalk gaat open, een paneel wordt versleept. Een raster in CSS vult naar de minste breedte van één, zonder breekpunten.',
  },
  controls: {
    min: { kind: 'range', min: 6, max: 20, value: 9 },
  },
} as const satisfies DemoAbout;

export default function AutoFill({ min }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    <ul className="grid-auto list-unstyled" style={{ '--grid-min': `${min}rem` } as CSSProperties}>
      {text.houses.map((house) => (
        <li key={house} className="grid-part">
          {house}
        </li>
      ))}
    </ul>
  );
}

const texts = {
  en: {
    houses: [
      'Herengracht 401',
      'Keizersgracht 672',
      'Oudegracht 112',
      'Veerhaven 7',
      'Voorstraat 44',
      'Lange Voorhout 34',
    ],
  },
  nl: {
    houses: [
      'Herengracht 401',
      'Keizersgracht 672',
      'Oudegracht 112',
      'Veerhaven 7',
      'Voorstraat 44',
      'Lange Voorhout 34',
    ],
  },
};
