import { useState } from 'react';
import type { DateRange } from 'react-day-picker';
import { Button } from 'reactstrap';
import Calendar from '../../../components/date/Calendar';
import { useFormats } from '../../../components/useFormats';
import { daysAfter } from '../../../lib/days';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { firstFriday, nextMonth, nightsBetween } from './days';

export const about = {
  place: 3,
  browserHeight: 22.5,
  title: { en: 'Date range', nl: 'Periode' },
  when: {
    en: 'Two days in one calendar: the first press is the arrival, the second the departure. From 2 to 28 nights, and never across days that are taken. Usual stays are one button.',
    nl: 'Twee dagen in één kalender: de eerste klik is de aankomst, de tweede het vertrek. Van 2 tot 28 nachten, en nooit over bezette dagen heen. Gewone verblijven zijn één knop.',
  },
} as const satisfies DemoAbout;

const taken = { from: nextMonth(19), to: nextMonth(22) };

export default function Range() {
  const text = useTexts(texts);
  const { date, fullDate } = useFormats();
  const [month, setMonth] = useState(nextMonth(1));
  const [stay, setStay] = useState<DateRange>();
  const choose = (from: Date, nights: number) => {
    setStay({ from, to: daysAfter(from, nights) });
    setMonth(from);
  };
  return (
    <>
      <div className="d-flex flex-wrap gap-2 mb-3">
        <Button color="secondary" outline size="sm" onClick={() => choose(firstFriday(), 3)}>
          {text.weekend}
        </Button>
        <Button color="secondary" outline size="sm" onClick={() => choose(nextMonth(8), 7)}>
          {text.week}
        </Button>
        <Button
          color="link"
          size="sm"
          className={stay ? '' : 'disabled'}
          aria-disabled={!stay}
          onClick={() => setStay(undefined)}
        >
          {text.clear}
        </Button>
      </div>
      <Calendar
        mode="range"
        numberOfMonths={2}
        pagedNavigation
        month={month}
        onMonthChange={setMonth}
        min={2}
        max={28}
        excludeDisabled
        disabled={[{ before: new Date() }, taken]}
        modifiers={{ taken }}
        modifiersClassNames={{ taken: 'day-taken' }}
        labels={{
          labelDayButton: (day, { today, taken, selected }) =>
            [today && text.today, fullDate(day), taken && text.taken, selected && text.chosen]
              .filter(Boolean)
              .join(', '),
        }}
        selected={stay}
        onSelect={setStay}
      />
      <p role="status" className="mt-3">
        {!stay?.from && text.start}
        {stay?.from && !stay.to && text.end(date(stay.from))}
        {stay?.from && stay.to && text.stay(date(stay.from), date(stay.to), nightsBetween(stay.from, stay.to))}
      </p>
    </>
  );
}

const texts = {
  en: {
    today: 'Today',
    taken: 'taken',
    chosen: 'chosen',
    weekend: 'Long weekend',
    week: 'A week',
    clear: 'Clear',
    start: 'Choose the day of arrival.',
    end: (from: string) => `Arrival ${from}. Choose the day of departure.`,
    stay: (from: string, to: string, nights: number) => `${from} to ${to}, ${nights} nights.`,
  },
  nl: {
    today: 'Vandaag',
    taken: 'bezet',
    chosen: 'gekozen',
    weekend: 'Lang weekend',
    week: 'Een week',
    clear: 'Wissen',
    start: 'Kies de dag van aankomst.',
    end: (from: string) => `Aankomst ${from}. Kies de dag van vertrek.`,
    stay: (from: string, to: string, nights: number) => `${from} tot ${to}, ${nights} nachten.`,
  },
};
