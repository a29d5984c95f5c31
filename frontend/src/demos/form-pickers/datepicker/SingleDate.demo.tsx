import { useState } from 'react';
import { enGB } from 'react-day-picker/locale/en-GB';
import { nl } from 'react-day-picker/locale/nl';
import Calendar from '../../../components/date/Calendar';
import { formatsFor } from '../../../lib/format';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { nextMonth } from './days';

export const about = {
  place: 2,
  browserHeight: 21.5625,
  formerAnchor: 'look',
  title: { en: 'Single date, localized', nl: 'Eén datum, in de taal van de lezer' },
  when: {
    en: 'Always in sight, where choosing a day is what the page is for. Names, labels and the first day of the week come with the locale; years far away are reached by a list.',
    nl: 'Altijd in beeld, waar een dag kiezen is waar de pagina om draait. Namen, labels en de eerste dag van de week horen bij de taal; verre jaren bereikt u met een lijst.',
  },
  controls: {
    locale: { kind: 'choice', options: ['page', 'en', 'nl'], value: 'page' },
    captionLayout: { kind: 'choice', options: ['label', 'dropdown'], value: 'dropdown' },
    numberOfMonths: { kind: 'range', min: 1, max: 2, value: 1 },
    showWeekNumber: { kind: 'switch', value: true },
    showOutsideDays: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function SingleDate({ locale, ...calendar }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const language = locale === 'page' ? text.language : locale;
  const [day, setDay] = useState<Date | undefined>(nextMonth(12));
  return (
    <>
      <h3 className="mb-2">{text.title}</h3>
      <Calendar
        {...calendar}
        mode="single"
        locale={language === 'nl' ? nl : enGB}
        lang={language}
        startMonth={new Date(2020, 0)}
        endMonth={new Date(2040, 11)}
        defaultMonth={day}
        selected={day}
        onSelect={setDay}
      />
      <p role="status" className="mt-3">
        {day ? formatsFor(language).fullDate(day) : text.none}
      </p>
    </>
  );
}

const texts = {
  en: { language: 'en', title: 'Inspection of the house', none: 'No day chosen.' },
  nl: { language: 'nl', title: 'Inspectie van het huis', none: 'Geen dag gekozen.' },
};
