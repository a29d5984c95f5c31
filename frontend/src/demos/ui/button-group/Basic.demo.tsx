import { useState } from 'react';
import { Button, ButtonGroup } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'period',
  title: { en: 'Basic and vertical', nl: 'Basis en verticaal' },
  when: {
    en: 'Steps through the same thing: earlier, now, later. Upright where the column is narrow.',
    nl: 'Stappen door hetzelfde: eerder, nu, later. Rechtop waar de kolom smal is.',
  },
  controls: {
    size: { kind: 'choice', options: ['sm', 'md', 'lg'], value: 'md' },
    vertical: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function Basic({ size, vertical }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const [week, setWeek] = useState(thisWeek);
  const step = (weeks: number) => setWeek(((week - 1 + weeks + weeksInYear) % weeksInYear) + 1);
  return (
    <div className="d-flex flex-wrap align-items-center gap-3">
      <ButtonGroup size={size} vertical={vertical} aria-label={text.period}>
        <Button color="secondary" outline onClick={() => step(-1)}>
          {text.earlier}
        </Button>
        <Button color="secondary" outline onClick={() => setWeek(thisWeek)}>
          {text.now}
        </Button>
        <Button color="secondary" outline onClick={() => step(1)}>
          {text.later}
        </Button>
      </ButtonGroup>
      <output>{text.arrivals(week, 12 + (week % 5))}</output>
    </div>
  );
}

const thisWeek = 21;
const weeksInYear = 52;

const texts = {
  en: {
    period: 'Week',
    earlier: 'Earlier',
    now: 'This week',
    later: 'Later',
    arrivals: (week: number, guests: number) => `Week ${week}: ${guests} arrivals`,
  },
  nl: {
    period: 'Week',
    earlier: 'Eerder',
    now: 'Deze week',
    later: 'Later',
    arrivals: (week: number, guests: number) => `Week ${week}: ${guests} aankomsten`,
  },
};
