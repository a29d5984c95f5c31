import { useId, useState } from 'react';
import { Input, Label } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  title: { en: 'Native progress and meter', nl: 'Progress en meter van de browser' },
  when: {
    en: 'When nothing has to look special. A meter says how full something is, and changes colour near the limit.',
    nl: 'Als niets er bijzonder uit hoeft te zien. Een meter zegt hoe vol iets is, en verkleurt zelf bij de grens.',
  },
} as const satisfies DemoAbout;

export default function Native() {
  const text = useTexts(texts);
  const id = useId();
  const [nights, setNights] = useState(18);
  return (
    <>
      <Label for={`${id}-nights`}>{text.nights}</Label>
      <Input
        id={`${id}-nights`}
        type="range"
        min={0}
        max={30}
        value={nights}
        onChange={({ target }) => setNights(target.valueAsNumber)}
      />
      <Label for={`${id}-progress`} className="mt-3">
        {text.progress}
      </Label>
      <progress id={`${id}-progress`} className="progress-native" value={nights} max={30} />
      <Label for={`${id}-meter`} className="mt-3">
        {text.meter}
      </Label>
      <meter id={`${id}-meter`} className="progress-native" value={nights} max={30} low={20} high={26} optimum={10}>
        {nights}
      </meter>
      <p role="status">{text.left(30 - nights)}</p>
    </>
  );
}

const texts = {
  en: {
    nights: 'Nights rented this year',
    progress: 'On the way to thirty',
    meter: 'Of the thirty that Amsterdam allows',
    left: (nights: number) => (nights === 1 ? '1 night is left.' : `${nights} nights are left.`),
  },
  nl: {
    nights: 'Verhuurde nachten dit jaar',
    progress: 'Op weg naar dertig',
    meter: 'Van de dertig die Amsterdam toestaat',
    left: (nights: number) => (nights === 1 ? 'Er is nog 1 nacht over.' : `Er zijn nog ${nights} nachten over.`),
  },
};
