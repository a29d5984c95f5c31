import { useId, useRef } from 'react';
import { Hint } from '../../../components/Hint';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  formerAnchor: 'exact-figure',
  title: { en: 'Exact figure, on two lines', nl: 'Precies getal, op twee regels' },
  when: {
    en: 'An exact figure behind a rounded one, with a second line. Text only: nothing in a tooltip can be pressed.',
    nl: 'Een precies getal achter een afgerond, met een tweede regel. Alleen tekst: in een hulptekst valt niets te drukken.',
  },
} as const satisfies DemoAbout;

export default function TwoLines() {
  const text = useTexts(texts);
  return (
    <dl className="d-flex flex-wrap gap-4">
      {cities.map(({ name, population }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="mb-0">
            <Rounded population={population} source={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Rounded({ population, source }: { population: number; source: string }) {
  const { number, compact } = useFormats();
  const id = useId();
  const figure = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={figure} type="button" className="term" aria-describedby={id}>
        {compact(population)}
      </button>
      <Hint id={id} target={figure} placement="bottom">
        <strong>{number(population)}</strong>
        <br />
        {source}
      </Hint>
    </>
  );
}

const cities = [
  { name: 'Amsterdam', population: 933_680 },
  { name: 'Rotterdam', population: 670_610 },
  { name: 'Utrecht', population: 374_411 },
];

const texts = { en: 'Municipality, 1 January 2024', nl: 'Gemeente, 1 januari 2024' };
