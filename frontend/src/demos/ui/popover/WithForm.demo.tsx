import { type FormEvent, useId, useState } from 'react';
import { Button, Form, FormGroup, Input, Label } from 'reactstrap';
import { PopoverDialog } from '../../../components/PopoverDialog';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  formerAnchor: 'form-inside',
  title: { en: 'With a form', nl: 'Met een formulier' },
  when: {
    en: 'For a setting of what stands beside it, such as one filter. Enter applies it and gives the focus back.',
    nl: 'Voor een instelling van wat ernaast staat, zoals één filter. Enter past het toe en geeft de focus terug.',
  },
} as const satisfies DemoAbout;

export default function WithForm() {
  const text = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const [min, setMin] = useState(0);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMin(Number(new FormData(event.currentTarget).get('min')));
  };
  return (
    <>
      <PopoverDialog label={min > 0 ? text.above(number(min)) : text.any} title={text.title} placement="bottom-start">
        {(close) => (
          <Form
            onSubmit={(event) => {
              apply(event);
              close();
            }}
          >
            <FormGroup>
              <Label for={id}>{text.min}</Label>
              <Input id={id} name="min" type="number" min={0} step={100_000} defaultValue={min} />
            </FormGroup>
            <Button color="primary" type="submit" size="sm">
              {text.apply}
            </Button>
          </Form>
        )}
      </PopoverDialog>
      <ul className="list-unstyled mt-3" aria-label={text.cities}>
        {cities
          .filter(({ population }) => population >= min)
          .map(({ name, population }) => (
            <li key={name}>
              {name}, {number(population)}
            </li>
          ))}
      </ul>
    </>
  );
}

const cities = [
  { name: 'Rotterdam', population: 670_610 },
  { name: 'Groningen', population: 243_833 },
  { name: 'Delft', population: 109_576 },
];

const texts = {
  en: {
    any: 'Any population',
    above: (min: string) => `Above ${min}`,
    title: 'Filter by population',
    min: 'At least',
    apply: 'Apply',
    cities: 'Cities',
  },
  nl: {
    any: 'Elk inwonertal',
    above: (min: string) => `Boven ${min}`,
    title: 'Filteren op inwonertal',
    min: 'Ten minste',
    apply: 'Toepassen',
    cities: 'Steden',
  },
};
