import { useId, useState } from 'react';
import Select from 'react-select';
import { Label } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { useSelect } from './useSelect';

export const about = {
  place: 1,
  browserHeight: 5.0625,
  title: { en: 'Multiple, with groups', nl: 'Meerkeuze, met groepen' },
  when: {
    en: 'Some of many: more than fit as checkboxes. Typing narrows the list; Backspace takes the last one away.',
    nl: 'Een paar van veel: meer dan er als selectievakjes passen. Typen maakt de lijst korter; Backspace haalt de laatste weg.',
  },
  controls: {
    closeMenuOnSelect: { kind: 'switch', value: false },
    hideSelectedOptions: { kind: 'switch', value: true },
    isClearable: { kind: 'switch', value: true },
    isDisabled: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

const provinces = {
  'Zuid-Holland': ['Rotterdam', 'Den Haag', 'Delft', 'Leiden', 'Dordrecht'],
  'Noord-Holland': ['Amsterdam', 'Haarlem', 'Alkmaar'],
  Utrecht: ['Utrecht', 'Amersfoort'],
};

const groups = Object.entries(provinces).map(([label, cities]) => ({
  label,
  options: cities.map((city) => ({ value: city, label: city })),
}));

export default function Multi(controls: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const select = useSelect();
  const id = useId();
  const [cities, setCities] = useState([{ value: 'Delft', label: 'Delft' }]);
  return (
    <>
      <Label for={id}>{text.label}</Label>
      <Select
        {...select}
        {...controls}
        isMulti
        inputId={id}
        options={groups}
        value={cities}
        onChange={(chosen) => setCities([...chosen])}
      />
      <p role="status" className="form-text">
        {cities.length === 0 ? text.all : text.shown(cities.map(({ label }) => label).join(', '))}
      </p>
    </>
  );
}

const texts = {
  en: {
    label: 'Cities in the report',
    all: 'The report is about all cities.',
    shown: (cities: string) => `The report is about ${cities}.`,
  },
  nl: {
    label: 'Steden in het rapport',
    all: 'Het rapport gaat over alle steden.',
    shown: (cities: string) => `Het rapport gaat over ${cities}.`,
  },
};
