import { useEffect, useId, useRef, useState } from 'react';
import { FormGroup, Input, Label } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'all',
  title: { en: 'Select all', nl: 'Alles selecteren' },
  when: {
    en: 'Where people often want all or none. The box above is on, off, or in between, and follows those below it.',
    nl: 'Waar mensen vaak alles of niets willen. Het bovenste selectievakje staat aan, uit of ertussenin, en volgt wat eronder staat.',
  },
} as const satisfies DemoAbout;

export default function SelectAll() {
  const text = useTexts(texts);
  const id = useId();
  const all = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState([0, 2]);
  const count = text.columns.length;
  useEffect(() => {
    if (all.current) all.current.indeterminate = chosen.length > 0 && chosen.length < count;
  }, [chosen, count]);
  return (
    <fieldset>
      <legend className="col-form-label pt-0 fw-medium">{text.question}</legend>
      <FormGroup check className="mb-2">
        <Input
          innerRef={all}
          id={`${id}-all`}
          type="checkbox"
          checked={chosen.length === count}
          onChange={(event) => setChosen(event.target.checked ? text.columns.map((_, index) => index) : [])}
        />
        <Label for={`${id}-all`} check>
          {text.all}
        </Label>
      </FormGroup>
      <div className="ps-4">
        {text.columns.map((column, index) => (
          <FormGroup check key={column} className="mb-2">
            <Input
              id={`${id}-${index}`}
              type="checkbox"
              checked={chosen.includes(index)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, index] : chosen.filter((other) => other !== index))
              }
            />
            <Label for={`${id}-${index}`} check>
              {column}
            </Label>
          </FormGroup>
        ))}
      </div>
      <p role="status" className="mb-0">
        {text.count(chosen.length)}
      </p>
    </fieldset>
  );
}

const texts = {
  en: {
    question: 'Columns in the export',
    all: 'All columns',
    columns: ['City', 'Guest', 'Rent', 'Nights'],
    count: (count: number) => `${count} of 4 columns`,
  },
  nl: {
    question: 'Kolommen in de export',
    all: 'Alle kolommen',
    columns: ['Stad', 'Gast', 'Huur', 'Nachten'],
    count: (count: number) => `${count} van 4 kolommen`,
  },
};
