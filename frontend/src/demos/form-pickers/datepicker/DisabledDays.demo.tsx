import { useState } from 'react';
import type { Matcher } from 'react-day-picker';
import Calendar from '../../../components/date/Calendar';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { nextMonth } from './days';

export const about = {
  place: 5,
  browserHeight: 21.25,
  title: { en: 'Disabled days', nl: 'Uitgeschakelde dagen' },
  when: {
    en: 'Past days, weekends, days that are taken: rules as plain values. Days with a meaning get a mark, words in their label, and a key below.',
    nl: 'Voorbije dagen, weekenden, bezette dagen: regels als gewone waarden. Dagen met een betekenis krijgen een teken, woorden in hun label, en een legenda eronder.',
  },
} as const satisfies DemoAbout;

const taken = [nextMonth(9), nextMonth(10), { from: nextMonth(23), to: nextMonth(26) }];
const changeover = [nextMonth(11), nextMonth(27)];
const disabled: Matcher[] = [{ before: new Date() }, { dayOfWeek: [0, 6] }, ...taken];

export default function DisabledDays() {
  const text = useTexts(texts);
  const { date, fullDate } = useFormats();
  const [day, setDay] = useState<Date>();
  return (
    <>
      <Calendar
        mode="single"
        defaultMonth={nextMonth(1)}
        disabled={disabled}
        modifiers={{ taken, changeover }}
        modifiersClassNames={{ taken: 'day-taken', changeover: 'day-changeover' }}
        labels={{
          labelDayButton: (day, { today, taken, changeover, selected }) =>
            [
              today && text.today,
              fullDate(day),
              taken && text.taken,
              changeover && text.changeover,
              selected && text.chosen,
            ]
              .filter(Boolean)
              .join(', '),
        }}
        selected={day}
        onSelect={setDay}
      />
      <ul className="list-unstyled d-flex flex-wrap gap-3 small mt-2">
        <li>
          <s aria-hidden="true">12</s> {text.taken}
        </li>
        <li className="day-changeover">
          <span className="rdp-day_button d-inline-block pb-2 px-1" aria-hidden="true">
            12
          </span>{' '}
          {text.changeover}
        </li>
      </ul>
      <p role="status">{day ? text.cleaning(date(day)) : text.none}</p>
    </>
  );
}

const texts = {
  en: {
    today: 'Today',
    taken: 'taken',
    changeover: 'guests change',
    chosen: 'chosen',
    none: 'Choose a weekday for the deep clean.',
    cleaning: (day: string) => `Deep clean on ${day}.`,
  },
  nl: {
    today: 'Vandaag',
    taken: 'bezet',
    changeover: 'wissel van gasten',
    chosen: 'gekozen',
    none: 'Kies een werkdag voor de grote schoonmaak.',
    cleaning: (day: string) => `Grote schoonmaak op ${day}.`,
  },
};
