import calendarIcon from 'bootstrap-icons/icons/calendar3.svg?glyph';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { Button, FormFeedback, FormText, Input, InputGroup, Label } from 'reactstrap';
import Calendar from '../../../components/date/Calendar';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import '../../../components/date/date-field.scss';
import { typedDate } from '../../../lib/typedDate';

export const about = {
  place: 1,
  browserHeight: 5,
  title: { en: 'Text field with a calendar', nl: 'Tekstveld met kalender' },
  when: {
    en: 'The default date field. Type the date in any common format, or open the calendar with the button or Arrow down.',
    nl: 'Het gewone datumveld. Wie de datum weet, typt hem, op elke manier waarop mensen datums schrijven; wie een dag zoekt, opent de kalender met de knop of pijl-omlaag.',
  },
} as const satisfies DemoAbout;

export default function TypedDate() {
  const text = useTexts(texts);
  const { date, fullDate } = useFormats();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const day = typedDate(typed);
  const isWrong = isChecked && typed !== '' && !day;

  const close = () => {
    setOpen(false);
    input.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (field.current?.contains(event.relatedTarget)) return;
    setOpen(false);
    setChecked(true);
    if (day) setTyped(date(day));
  };
  return (
    <>
      <Label for={id}>{text.label}</Label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its field and calendar are interactive, not the wrapper */}
      <div
        ref={field}
        className="date-field date-demo"
        onBlur={onBlur}
        onKeyDown={(event) => event.key === 'Escape' && isOpen && close()}
      >
        <InputGroup>
          <Input
            innerRef={input}
            id={id}
            dir="auto"
            autoComplete="off"
            value={typed}
            invalid={isWrong}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              setTyped(event.target.value);
              setChecked(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setOpen(true);
            }}
          />
          <Button
            color="secondary"
            outline
            aria-label={text.open}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon icon={calendarIcon} />
          </Button>
        </InputGroup>
        {isOpen && (
          // It takes the focus of a press between the days, which would leave the field.
          <div className="date-popup" role="dialog" aria-label={text.label} tabIndex={-1}>
            <Calendar
              mode="single"
              autoFocus
              selected={day}
              defaultMonth={day}
              onSelect={(picked) => {
                if (picked) setTyped(date(picked));
                close();
              }}
            />
          </div>
        )}
      </div>
      <div id={`${id}-note`} role="status">
        {isWrong ? (
          <FormFeedback className="d-block">{text.problem}</FormFeedback>
        ) : (
          <FormText>{day ? fullDate(day) : text.hint}</FormText>
        )}
      </div>
    </>
  );
}

const texts = {
  en: {
    label: 'Day of arrival',
    open: 'Choose in the calendar',
    hint: 'Such as 4-12-2026, 4 dec or tomorrow',
    problem: 'This is not a date. Write it like 4-12-2026, or choose it in the calendar.',
  },
  nl: {
    label: 'Dag van aankomst',
    open: 'Kiezen in de kalender',
    hint: 'Zoals 4-12-2026, 4 dec of morgen',
    problem: 'Dit is geen datum. Schrijf hem als 4-12-2026, of kies hem in de kalender.',
  },
};
