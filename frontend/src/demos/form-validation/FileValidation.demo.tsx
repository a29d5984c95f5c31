import { useFormik } from 'formik';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { Button, Form, FormFeedback, FormText, Input, Label } from 'reactstrap';
import { mixed, object } from 'yup';
import { useFormats } from '../../components/useFormats';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 4,
  formerAnchor: 'file-rules',
  title: { en: 'File validation', nl: 'Bestandsvalidatie' },
  when: {
    en: 'Kind, size and the first line are checked before anything is sent. A refused file stays chosen, so that you see which one it was.',
    nl: 'Soort, grootte en eerste regel worden gecontroleerd voordat er iets verstuurd wordt. Een geweigerd bestand blijft gekozen, zodat te zien is welk het was.',
  },
} as const satisfies DemoAbout;

const maxBytes = 1_000_000;

const schema = object({
  file: mixed<File>()
    .required('missing')
    .test('kind', 'notCsv', (file) => file.name.toLowerCase().endsWith('.csv'))
    .test('empty', 'empty', (file) => file.size > 0)
    .test('size', 'tooLarge', (file) => file.size <= maxBytes)
    .test('columns', 'noCity', async (file) => {
      const [firstLine = ''] = (await file.slice(0, 1000).text()).split('\n');
      return file.size === 0 || /\bcity\b/i.test(firstLine);
    }),
});

export default function FileValidation() {
  const text = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useFormik<{ file: File | undefined }>({
    initialValues: { file: undefined },
    validationSchema: schema,
    validateOnBlur: false,
    onSubmit: ({ file }, { setStatus }) => setStatus(file),
  });
  const { submitCount, isSubmitting } = form;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && input.current?.ariaInvalid === 'true') input.current.focus();
  }, [submitCount, isSubmitting]);
  const { file } = form.values;
  const error = form.touched.file ? form.errors.file : undefined;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void form.setFieldTouched('file', true, false);
    void form.setFieldValue('file', event.target.files?.[0]);
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    form.resetForm();
    input.current?.focus();
  };
  return (
    <Form noValidate onSubmit={form.handleSubmit}>
      <Label for={id}>{text.label}</Label>
      <Input
        innerRef={input}
        id={id}
        type="file"
        accept=".csv,text/csv"
        invalid={Boolean(error)}
        onChange={choose}
        aria-describedby={`${id}-note`}
      />
      <div id={`${id}-note`} role="status">
        {error ? (
          <FormFeedback className="d-block">{text.problems[error as keyof typeof text.problems]}</FormFeedback>
        ) : (
          <FormText>
            {file && form.status === file ? text.sent(file.name) : file ? text.size(number(file.size)) : text.hint}
          </FormText>
        )}
      </div>
      <div className="d-flex gap-2 mt-3">
        <Button type="submit" color="primary">
          {text.submit}
        </Button>
        {file && (
          <Button color="secondary" outline onClick={clear}>
            {text.clear}
          </Button>
        )}
      </div>
    </Form>
  );
}

const texts = {
  en: {
    label: 'Rentals to import',
    hint: 'CSV with a column city, 1 MB at most',
    size: (bytes: string) => `${bytes} bytes, looks good.`,
    sent: (name: string) => `${name} is on its way.`,
    submit: 'Import rentals',
    clear: 'Choose none',
    problems: {
      missing: 'Choose a file first.',
      notCsv: 'This is not a CSV file. Save the sheet as CSV, and choose that file.',
      empty: 'This file is empty. Choose one with rentals in it.',
      tooLarge: 'This file is over 1 MB. Divide it, and import the parts one by one.',
      noCity: 'The first line has no column “city”. Add it, so that we know where the houses are.',
    },
  },
  nl: {
    label: 'Verhuringen om te importeren',
    hint: 'CSV met een kolom city, hooguit 1 MB',
    size: (bytes: string) => `${bytes} bytes, ziet er goed uit.`,
    sent: (name: string) => `${name} is onderweg.`,
    submit: 'Verhuringen importeren',
    clear: 'Geen bestand kiezen',
    problems: {
      missing: 'Kies eerst een bestand.',
      notCsv: 'Dit is geen CSV. Sla het blad op als CSV en kies dat bestand.',
      empty: 'Dit bestand is leeg. Kies er een met verhuringen erin.',
      tooLarge: 'Dit bestand is groter dan 1 MB. Knip het op en importeer de delen een voor een.',
      noCity: 'De eerste regel heeft geen kolom “city”. Voeg die toe, dan weten we waar de huizen staan.',
    },
  },
};
