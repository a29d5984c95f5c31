import { useId, useState } from 'react';
import { FormText, Input, Label } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 7,
  title: { en: 'Files', nl: 'Bestanden' },
  when: {
    en: 'Let people choose before anything is sent: what was chosen is listed with its size, and read out.',
    nl: 'Laat mensen kiezen voor er iets verstuurd wordt: wat gekozen is staat in een lijst met de grootte, en wordt gemeld.',
  },
} as const satisfies DemoAbout;

export default function Files() {
  const text = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className="forms-narrow">
      <Label for={id}>{text.rentals}</Label>
      <Input
        id={id}
        type="file"
        multiple
        accept=".csv,text/csv"
        aria-describedby={`${id}-help`}
        onChange={(event) => setFiles(Array.from(event.target.files ?? []))}
      />
      <FormText tag="div" color="" id={`${id}-help`}>
        {text.help}
      </FormText>
      <div role="status">
        <ul className="list-unstyled mt-3">
          {files.map(({ name, size }) => (
            <li key={name}>{text.file(name, number(size))}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const texts = {
  en: {
    rentals: 'Rentals to import',
    help: 'One or more CSV files in UTF-8.',
    file: (name: string, size: string) => `${name}, ${size} ${size === '1' ? 'byte' : 'bytes'}`,
  },
  nl: {
    rentals: 'Te importeren verhuringen',
    help: 'Een of meer CSV-bestanden in UTF-8.',
    file: (name: string, size: string) => `${name}, ${size} ${size === '1' ? 'byte' : 'bytes'}`,
  },
};
