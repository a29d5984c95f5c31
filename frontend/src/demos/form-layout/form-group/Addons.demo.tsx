import { useId, useState } from 'react';
import { FormGroup, Input, InputGroup, InputGroupText, Label } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'Input group: unit before or after', nl: 'Veldgroep: eenheid ervoor of erna' },
  when: {
    en: 'When the unit is always the same: nobody types it, and nobody has to ask which it is. Two fields share one frame when they are one answer.',
    nl: 'Als de eenheid altijd dezelfde is: niemand typt haar, en niemand vraagt zich af welke het is. Twee velden delen één kader als ze één antwoord zijn.',
  },
  controls: {
    size: { kind: 'choice', options: ['sm', 'md', 'lg'], value: 'md' },
  },
} as const satisfies DemoAbout;

export default function Addons({ size }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const [rent, setRent] = useState('1450');
  const [min, setMin] = useState('2');
  const [max, setMax] = useState('28');
  const areWhole = [rent, min, max].every(isWhole);
  const isTooShort = Number(max) < Number(min);
  const group = size === 'md' ? {} : { size };
  return (
    <>
      <FormGroup>
        <Label for={`${id}-rent`}>{text.rent}</Label>
        <InputGroup {...group}>
          <InputGroupText>€</InputGroupText>
          <Input
            id={`${id}-rent`}
            inputMode="numeric"
            autoComplete="off"
            aria-describedby={`${id}-unit`}
            value={rent}
            invalid={!isWhole(rent)}
            onChange={(event) => setRent(event.target.value)}
          />
          <InputGroupText id={`${id}-unit`}>{text.perMonth}</InputGroupText>
        </InputGroup>
      </FormGroup>
      <FormGroup>
        <Label for={`${id}-address`}>{text.address}</Label>
        <InputGroup {...group} dir="ltr">
          <InputGroupText id={`${id}-site`}>polder.test/</InputGroupText>
          <Input id={`${id}-address`} aria-describedby={`${id}-site`} autoComplete="off" defaultValue="maaskade-12" />
        </InputGroup>
      </FormGroup>
      <fieldset>
        <legend className="form-label h4 fw-medium">{text.nights}</legend>
        <InputGroup {...group}>
          <InputGroupText id={`${id}-min`}>{text.from}</InputGroupText>
          <Input
            inputMode="numeric"
            aria-labelledby={`${id}-min`}
            value={min}
            invalid={!isWhole(min)}
            onChange={(event) => setMin(event.target.value)}
          />
          <InputGroupText id={`${id}-max`}>{text.to}</InputGroupText>
          <Input
            inputMode="numeric"
            aria-labelledby={`${id}-max`}
            value={max}
            invalid={!isWhole(max) || isTooShort}
            onChange={(event) => setMax(event.target.value)}
          />
        </InputGroup>
      </fieldset>
      <p role="status" className="mt-3">
        {!areWhole ? text.notWhole : isTooShort ? text.tooShort : text.summary(number(Number(rent) * 12), min, max)}
      </p>
    </>
  );
}

const isWhole = (typed: string) => /^[1-9]\d{0,5}$/.test(typed.trim());

const texts = {
  en: {
    rent: 'Rent a month, in euros',
    perMonth: 'a month',
    address: 'Address on the website',
    nights: 'Length of a stay, in nights',
    from: 'from',
    to: 'to',
    notWhole: 'Enter whole numbers, in digits only: 1450.',
    tooShort: 'Make the longest stay at least as long as the shortest.',
    summary: (year: string, min: string, max: string) => `€ ${year} a year; nights in a stay: ${min} to ${max}.`,
  },
  nl: {
    rent: 'Huur per maand, in euro’s',
    perMonth: 'per maand',
    address: 'Adres op de website',
    nights: 'Duur van een verblijf, in nachten',
    from: 'van',
    to: 'tot',
    notWhole: 'Vul hele getallen in, alleen in cijfers: 1450.',
    tooShort: 'Maak het langste verblijf minstens zo lang als het kortste.',
    summary: (year: string, min: string, max: string) => `€ ${year} per jaar; nachten per verblijf: ${min} tot ${max}.`,
  },
};
