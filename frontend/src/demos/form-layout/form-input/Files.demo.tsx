import './form-input.scss';
import { useId, useState } from 'react';
import { Input, Label } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 7,
  title: { en: 'Files', nl: 'Bestanden' },
  when: {
    en: 'Pictures of a house, papers, a list to import. accept narrows what the dialog offers; a phone offers the camera for pictures. What is chosen is listed, with its size.',
    nl: 'Foto’s van een huis, papieren, een lijst om te importeren. accept beperkt wat het venster aanbiedt; een telefoon biedt voor foto’s de camera aan. Wat gekozen is staat eronder, met de grootte.',
  },
  controls: {
    multiple: { kind: 'switch', value: true },
    accept: { kind: 'choice', options: ['image/*', '.csv', '.pdf'], value: 'image/*' },
  },
} as const satisfies DemoAbout;

export default function Files({ multiple, accept }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  // With another key the list is emptied together with the field.
  return <FileField key={`${multiple} ${accept}`} label={text.labels[accept]} multiple={multiple} accept={accept} />;
}

interface FileFieldProps {
  readonly label: string;
  readonly multiple: boolean;
  readonly accept: string;
}

function FileField({ label, multiple, accept }: FileFieldProps) {
  const text = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const [files, setFiles] = useState<File[]>([]);
  return (
    <>
      <Label for={id}>{label}</Label>
      <Input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        onChange={(event) => setFiles([...(event.target.files ?? [])])}
      />
      <div role="status">
        <p className="form-text">{text.count(files.length)}</p>
        <ul className="input-files mb-0 ps-3">
          {files.map(({ name, size }) => (
            <li key={name}>
              {name}, {text.size(number(Math.max(1, Math.round(size / 1000))))}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const texts = {
  en: {
    labels: { 'image/*': 'Pictures of the house', '.csv': 'Rentals to import', '.pdf': 'Contract' },
    count: (count: number) => (count === 0 ? 'Nothing chosen yet.' : count === 1 ? '1 file.' : `${count} files.`),
    size: (kilobytes: string) => `${kilobytes} kB`,
  },
  nl: {
    labels: { 'image/*': 'Foto’s van het huis', '.csv': 'Verhuringen om te importeren', '.pdf': 'Contract' },
    count: (count: number) => (count === 0 ? 'Nog niets gekozen.' : count === 1 ? '1 bestand.' : `${count} bestanden.`),
    size: (kilobytes: string) => `${kilobytes} kB`,
  },
};
