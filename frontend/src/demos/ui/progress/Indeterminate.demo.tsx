import { useId, useState } from 'react';
import { Button, Progress } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  formerAnchor: 'not-known',
  title: { en: 'Indeterminate', nl: 'Onbepaald' },
  when: {
    en: 'Until the first figure comes. A bar without a value says so, and is replaced as soon as there is one.',
    nl: 'Tot het eerste getal er is. Een balk zonder waarde zegt dat, en wordt vervangen zodra er een is.',
  },
} as const satisfies DemoAbout;

export default function Indeterminate() {
  const text = useTexts(texts);
  const id = useId();
  const [isCounted, setCounted] = useState(false);
  return (
    <>
      <p id={id} className="mb-1">
        {isCounted ? text.reading : text.opening}
      </p>
      {isCounted ? (
        <Progress value={1204} max={9870} barAriaLabelledBy={id} barAriaValueText={text.rows} />
      ) : (
        // reactstrap's Progress always has a value.
        <div className="progress progress-unknown" role="progressbar" aria-labelledby={id}>
          <div className="progress-bar" style={{ width: '30%' }} />
        </div>
      )}
      <Button color="secondary" outline className="mt-3" onClick={() => setCounted(!isCounted)}>
        {isCounted ? text.other : text.count}
      </Button>
    </>
  );
}

const texts = {
  en: {
    opening: 'Opening the file',
    reading: 'Reading the rows',
    rows: '1,204 of 9,870 rows',
    count: 'Count the rows',
    other: 'Open another file',
  },
  nl: {
    opening: 'Bestand openen',
    reading: 'Rijen lezen',
    rows: '1.204 van 9.870 rijen',
    count: 'Rijen tellen',
    other: 'Een ander bestand openen',
  },
};
