import { useId, useState } from 'react';
import Select from 'react-select';
import { Label } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { useSelect } from './useSelect';

export const about = {
  place: 2,
  browserHeight: 5.0625,
  formerAnchor: 'one',
  title: { en: 'Single, with descriptions', nl: 'Enkele keuze, met uitleg' },
  when: {
    en: 'When a name alone is not enough: each choice shows more details, and can be found by them. For under ten plain names, a select element is better.',
    nl: 'Als een naam alleen niet genoeg zegt: elke keuze toont waar mensen op kiezen, en is daarop te vinden. Voor minder dan tien gewone namen is een select-element beter.',
  },
} as const satisfies DemoAbout;

interface House {
  readonly name: string;
  readonly city: string;
  readonly price: number;
  readonly isTaken?: boolean;
}

const houses: House[] = [
  { name: 'De Gouden Reaal', city: 'Amsterdam', price: 245 },
  { name: 'Maaskade 12', city: 'Rotterdam', price: 160 },
  { name: 'Oude Delft 75', city: 'Delft', price: 185, isTaken: true },
  { name: 'Vliet Houseboat', city: 'Leiden', price: 130 },
];
export default function SingleSelect() {
  const text = useTexts(texts);
  const select = useSelect();
  const { number } = useFormats();
  const id = useId();
  const [house, setHouse] = useState<House | null>(null);
  return (
    <>
      <Label for={id}>{text.label}</Label>
      <Select
        {...select}
        isClearable
        isMulti={false}
        inputId={id}
        options={houses}
        getOptionLabel={({ name, city }) => `${name}, ${city}`}
        getOptionValue={({ name }) => name}
        isOptionDisabled={({ isTaken }) => Boolean(isTaken)}
        formatOptionLabel={({ name, city, price, isTaken }, { context }) =>
          context === 'value' ? (
            `${name}, ${city}`
          ) : (
            <span className="d-flex justify-content-between gap-3">
              <span>
                {name}, {city}
              </span>
              <span className="text-body-secondary">{isTaken ? text.taken : text.price(number(price))}</span>
            </span>
          )
        }
        value={house}
        onChange={setHouse}
      />
      <p role="status" className="form-text">
        {house ? text.chosen(house.name, number(house.price * 3)) : text.none}
      </p>
    </>
  );
}

const texts = {
  en: {
    label: 'House',
    taken: 'taken',
    price: (price: string) => `€ ${price} a night`,
    none: 'Three nights from Friday.',
    chosen: (name: string, price: string) => `Three nights in ${name}: € ${price}.`,
  },
  nl: {
    label: 'Huis',
    taken: 'bezet',
    price: (price: string) => `€ ${price} per nacht`,
    none: 'Drie nachten vanaf vrijdag.',
    chosen: (name: string, price: string) => `Drie nachten in ${name}: € ${price}.`,
  },
};
