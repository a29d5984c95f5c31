import { useId, useState } from 'react';
import { ButtonGroup } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  formerAnchor: 'toggles',
  title: { en: 'Toggle buttons', nl: 'Keuzes als knoppen' },
  when: {
    en: 'For two to five short choices that change what is on the page at once. They are radio buttons and checkboxes all the same: arrows move within the first, Space turns the others on and off.',
    nl: 'Voor twee tot vijf korte keuzes die meteen veranderen wat er op de pagina staat. Het blijven keuzerondjes en selectievakjes: pijltoetsen lopen door de eerste, spatie zet de andere aan en uit.',
  },
} as const satisfies DemoAbout;

const days = [1, 2, 3, 4, 5, 6, 7];

export default function ToggleButtons() {
  const text = useTexts(texts);
  const id = useId();
  const [period, setPeriod] = useState(0);
  const [closed, setClosed] = useState([7]);
  const dayName = (day: number, weekday: 'short' | 'long') =>
    new Date(2024, 0, day).toLocaleDateString(text.language, { weekday });
  return (
    <div className="d-grid gap-3">
      <fieldset>
        <legend className="form-label h4 fw-medium">{text.period}</legend>
        <ButtonGroup>
          {text.periods.map((name, index) => [
            <input
              key={`${name} input`}
              type="radio"
              className="btn-check"
              name={`${id}-period`}
              id={`${id}-${index}`}
              checked={period === index}
              onChange={() => setPeriod(index)}
            />,
            <label key={name} htmlFor={`${id}-${index}`} className="btn btn-outline-secondary">
              {name}
            </label>,
          ])}
        </ButtonGroup>
      </fieldset>
      <fieldset>
        <legend className="form-label h4 fw-medium">{text.closed}</legend>
        {/* On a phone, all seven fit beside each other. */}
        <ButtonGroup className="d-flex d-sm-inline-flex">
          {days.map((day) => [
            <input
              key={`${day} input`}
              type="checkbox"
              className="btn-check"
              id={`${id}-day-${day}`}
              aria-label={dayName(day, 'long')}
              checked={closed.includes(day)}
              onChange={(event) =>
                setClosed(event.target.checked ? [...closed, day].toSorted() : closed.filter((other) => other !== day))
              }
            />,
            <label key={day} htmlFor={`${id}-day-${day}`} className="btn btn-outline-secondary flex-fill px-1 px-sm-3">
              {dayName(day, 'short')}
            </label>,
          ])}
        </ButtonGroup>
      </fieldset>
      <p role="status" className="mb-0">
        {text.summary(text.periods[period] ?? '', closed.map((day) => dayName(day, 'long')).join(', '))}
      </p>
    </div>
  );
}

const texts = {
  en: {
    language: 'en',
    period: 'Rent is paid',
    periods: ['A week', 'A month', 'A quarter'],
    closed: 'No arrivals on',
    summary: (period: string, days: string) => `Paid by: ${period.toLowerCase()}. No arrivals on: ${days || 'no day'}.`,
  },
  nl: {
    language: 'nl',
    period: 'De huur wordt betaald',
    periods: ['Per week', 'Per maand', 'Per kwartaal'],
    closed: 'Geen aankomst op',
    summary: (period: string, days: string) =>
      `Betaling: ${period.toLowerCase()}. Geen aankomst op: ${days || 'geen enkele dag'}.`,
  },
};
