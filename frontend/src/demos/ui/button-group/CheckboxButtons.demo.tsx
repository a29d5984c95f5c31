import { Fragment, useId, useState } from 'react';
import { ButtonGroup } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  formerAnchor: 'any-number',
  title: { en: 'Checkbox buttons', nl: 'Selectievakjes als knoppen' },
  when: {
    en: 'Filters that add up. Checkboxes underneath: each has its own tab stop and the space bar turns it on or off.',
    nl: 'Filters die u combineert. Eronder zitten selectievakjes: elk heeft een eigen tabstop en de spatiebalk zet het aan of uit.',
  },
} as const satisfies DemoAbout;

export default function CheckboxButtons() {
  const text = useTexts(texts);
  const id = useId();
  const [chosen, setChosen] = useState<readonly Stage[]>(['booked']);
  const toggle = (stage: Stage) =>
    setChosen(chosen.includes(stage) ? chosen.filter((other) => other !== stage) : [...chosen, stage]);
  const count = chosen.reduce((sum, stage) => sum + rentals[stage], 0);
  return (
    <>
      <ButtonGroup aria-label={text.stages}>
        {stages.map((stage) => (
          <Fragment key={stage}>
            <input
              id={`${id}-${stage}`}
              type="checkbox"
              className="btn-check"
              checked={chosen.includes(stage)}
              onChange={() => toggle(stage)}
            />
            <label htmlFor={`${id}-${stage}`} className="btn btn-outline-secondary">
              {text[stage]}
            </label>
          </Fragment>
        ))}
      </ButtonGroup>
      <p role="status" className="mt-3">
        {text.found(count)}
      </p>
    </>
  );
}

const rentals = { asked: 9, booked: 31, left: 118 };

type Stage = keyof typeof rentals;

const stages: readonly Stage[] = ['asked', 'booked', 'left'];

const texts = {
  en: {
    stages: 'Rentals to show',
    asked: 'Asked for',
    booked: 'Booked',
    left: 'Left',
    found: (count: number) => `${count} rentals`,
  },
  nl: {
    stages: 'Welke verhuringen',
    asked: 'Aangevraagd',
    booked: 'Geboekt',
    left: 'Vertrokken',
    found: (count: number) => `${count} verhuringen`,
  },
};
