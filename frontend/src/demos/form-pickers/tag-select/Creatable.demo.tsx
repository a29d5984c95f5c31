import { useId, useState } from 'react';
import CreatableSelect from 'react-select/creatable';
import { Label } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { useSelect } from './useSelect';

export const about = {
  place: 3,
  browserHeight: 5.0625,
  title: { en: 'Creatable options', nl: 'Zelf een optie maken' },
  when: {
    en: 'Labels that people make up as they go. What is there already is offered first, whatever its capitals; a new one is 20 characters at most, and is offered from then on.',
    nl: 'Labels die mensen gaandeweg bedenken. Wat er al is komt eerst, hoe u het ook met hoofdletters schrijft; een nieuw label is hooguit 20 tekens, en wordt voortaan aangeboden.',
  },
} as const satisfies DemoAbout;

const asOption = (label: string) => ({ value: label.toLowerCase(), label });

export default function Creatable() {
  const text = useTexts(texts);
  const select = useSelect();
  const id = useId();
  const [made, setMade] = useState<string[]>([]);
  const [labels, setLabels] = useState<readonly string[]>([text.known[0] ?? '']);
  const known = [...text.known, ...made];
  return (
    <>
      <Label for={id}>{text.label}</Label>
      <CreatableSelect
        {...select}
        isMulti
        inputId={id}
        options={known.map(asOption)}
        isValidNewOption={(typed) =>
          typed.trim().length > 0 &&
          typed.trim().length <= 20 &&
          !known.some((label) => label.toLowerCase() === typed.trim().toLowerCase())
        }
        formatCreateLabel={(typed) => text.make(typed.trim())}
        onCreateOption={(typed) => {
          setMade([...made, typed.trim()]);
          setLabels([...labels, typed.trim()]);
        }}
        value={labels.map(asOption)}
        onChange={(chosen) => setLabels(chosen.map(({ label }) => label))}
      />
      <p className="form-text">{text.hint}</p>
    </>
  );
}

const texts = {
  en: {
    label: 'Labels of this ticket',
    known: ['Heating', 'Keys', 'Noise', 'Refund'],
    make: (label: string) => `Make “${label}”`,
    hint: 'Type a label that is not there to make it.',
  },
  nl: {
    label: 'Labels van dit ticket',
    known: ['Verwarming', 'Sleutels', 'Geluid', 'Terugbetaling'],
    make: (label: string) => `“${label}” maken`,
    hint: 'Typ een label dat er niet is om het te maken.',
  },
};
