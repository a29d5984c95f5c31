import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button, Dropdown, DropdownMenu, DropdownToggle, Input, Label } from 'reactstrap';
import { usePageTheme } from '../../../components/usePageTheme';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'With a form', nl: 'Met een formulier' },
  when: {
    en: 'A few filters that take effect together. It is not a menu then: Tab walks through the fields, Escape goes back to the button.',
    nl: 'Een paar filters die samen gaan werken. Dan is het geen menu: Tab loopt door de velden, Escape gaat terug naar de knop.',
  },
} as const satisfies DemoAbout;

export default function WithForm() {
  const text = useTexts(texts);
  const { rightToLeft } = usePageTheme();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly Stage[]>([]);
  const [applied, setApplied] = useState(chosen);
  const button = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The menu would handle these keys.
    event.stopPropagation();
    if (event.key === 'Escape') close();
  };
  const toggle = (stage: Stage) =>
    setChosen(chosen.includes(stage) ? chosen.filter((other) => other !== stage) : [...chosen, stage]);
  return (
    <div className="d-flex flex-wrap align-items-center gap-3">
      <Dropdown a11y={false} isOpen={isOpen} toggle={() => setOpen(!isOpen)}>
        <DropdownToggle innerRef={button} color="secondary" outline caret aria-haspopup={false}>
          {text.filter}
        </DropdownToggle>
        <DropdownMenu role="group" end={rightToLeft} aria-label={text.filter} onKeyDown={onKeyDown}>
          <form
            className="dropdown-filters"
            onSubmit={(event) => {
              event.preventDefault();
              setApplied(chosen);
              close();
            }}
          >
            {stages.map((stage) => (
              <div key={stage} className="form-check">
                <Input
                  id={`${id}-${stage}`}
                  type="checkbox"
                  checked={chosen.includes(stage)}
                  onChange={() => toggle(stage)}
                />
                <Label check for={`${id}-${stage}`}>
                  {text[stage]}
                </Label>
              </div>
            ))}
            <Button type="submit" color="primary">
              {text.apply}
            </Button>
          </form>
        </DropdownMenu>
      </Dropdown>
      <span role="status">{applied.length === 0 ? text.all : applied.map((stage) => text[stage]).join(', ')}</span>
    </div>
  );
}

type Stage = 'asked' | 'booked' | 'left';

const stages: readonly Stage[] = ['asked', 'booked', 'left'];

const texts = {
  en: {
    filter: 'Filter',
    asked: 'Asked for',
    booked: 'Booked',
    left: 'Left',
    apply: 'Show rentals',
    all: 'All rentals',
  },
  nl: {
    filter: 'Filteren',
    asked: 'Aangevraagd',
    booked: 'Geboekt',
    left: 'Vertrokken',
    apply: 'Verhuringen tonen',
    all: 'Alle verhuringen',
  },
};
