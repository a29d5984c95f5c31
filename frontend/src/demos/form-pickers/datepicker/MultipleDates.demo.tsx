import { useState } from 'react';
import { Button } from 'reactstrap';
import Calendar from '../../../components/date/Calendar';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { nextMonth } from './days';

export const about = {
  place: 6,
  browserHeight: 17.4375,
  formerAnchor: 'several-days',
  title: { en: 'Multiple dates', nl: 'Meerdere datums' },
  when: {
    en: 'Days that do not follow each other: each is chosen and removed separately, four at most. The list beside them says which, in order.',
    nl: 'Dagen die niet op elkaar volgen: elk kiest u los en geeft u los terug, hooguit vier. De lijst ernaast zegt welke, op volgorde.',
  },
} as const satisfies DemoAbout;

export default function MultipleDates() {
  const text = useTexts(texts);
  const { date } = useFormats();
  const [days, setDays] = useState<Date[]>([nextMonth(3), nextMonth(17)]);
  const isFull = days.length === 4;
  const isChosen = (day: Date) => days.some((chosen) => chosen.getTime() === day.getTime());
  const inOrder = days.toSorted((one, other) => one.getTime() - other.getTime());
  return (
    <div className="d-flex flex-wrap gap-4">
      <Calendar
        mode="multiple"
        // With four chosen, other days are disabled; chosen ones can still be cleared.
        disabled={isFull ? (day) => !isChosen(day) : undefined}
        defaultMonth={nextMonth(1)}
        selected={days}
        onSelect={(days) => setDays(days ?? [])}
      />
      <div>
        <h3 className="mb-2">{text.title}</h3>
        <ul className="ps-3 mb-2">
          {inOrder.map((day) => (
            <li key={day.getTime()}>{date(day)}</li>
          ))}
        </ul>
        <p role="status">{isFull ? text.full : text.left(4 - days.length)}</p>
        <Button
          color="secondary"
          outline
          size="sm"
          className={days.length > 0 ? '' : 'disabled'}
          aria-disabled={days.length === 0}
          onClick={() => setDays([])}
        >
          {text.clear}
        </Button>
      </div>
    </div>
  );
}

const texts = {
  en: {
    title: 'The gardener comes on',
    full: 'All four visits are planned.',
    left: (count: number) => (count === 1 ? '1 visit to plan.' : `${count} visits to plan.`),
    clear: 'Clear all',
  },
  nl: {
    title: 'De tuinman komt op',
    full: 'Alle vier de bezoeken zijn gepland.',
    left: (count: number) => (count === 1 ? 'Nog 1 bezoek te plannen.' : `Nog ${count} bezoeken te plannen.`),
    clear: 'Alles wissen',
  },
};
