import { useId, useState } from 'react';
import { Input, Label } from 'reactstrap';
import Calendar from '../../../components/date/Calendar';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { nextMonth } from './days';

export const about = {
  place: 4,
  browserHeight: 17.4375,
  title: { en: 'Date and time', nl: 'Datum en tijd' },
  when: {
    en: 'The time is a field of its own, and stays when another day is chosen. The stored value is one moment with its time zone: guests may live in another.',
    nl: 'De tijd is een eigen veld, en blijft staan als u een andere dag kiest. Bewaard wordt één moment, met tijdzone: gasten kunnen in een andere wonen.',
  },
} as const satisfies DemoAbout;

export default function WithTime() {
  const text = useTexts(texts);
  const { dateTime } = useFormats();
  const id = useId();
  const [day, setDay] = useState<Date>(nextMonth(4));
  const [time, setTime] = useState('15:00');
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  const moment = new Date(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes);
  const hasTime = !Number.isNaN(moment.getTime());
  return (
    <div className="d-flex flex-wrap gap-4">
      <Calendar mode="single" required defaultMonth={day} selected={day} onSelect={setDay} />
      <div>
        <Label for={id}>{text.label}</Label>
        <Input
          id={id}
          type="time"
          step={900}
          className="w-auto"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <p role="status" className="mt-3 mb-1">
          {hasTime ? text.meet(dateTime(moment)) : text.none}
        </p>
        {hasTime && (
          <code className="text-body-secondary" dir="ltr">
            {moment.toISOString()}
          </code>
        )}
      </div>
    </div>
  );
}

const texts = {
  en: {
    label: 'Handing over the keys at',
    meet: (moment: string) => `You meet on ${moment}.`,
    none: 'Enter a time.',
  },
  nl: {
    label: 'Sleutels overhandigen om',
    meet: (moment: string) => `U ziet elkaar op ${moment}.`,
    none: 'Vul een tijd in.',
  },
};
