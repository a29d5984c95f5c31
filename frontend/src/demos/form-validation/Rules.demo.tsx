import { FormikProvider, useField, useFormik } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, Form, FormFeedback, FormText, Input, type InputProps, Label } from 'reactstrap';
import { boolean, number, object, string } from 'yup';
import type { ControlValues, DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 1,
  title: { en: 'Validation rules', nl: 'Validatieregels' },
  when: {
    en: 'Required, length, pattern, email, number range, a choice and a consent. A problem shows when its field loses the focus or the form is sent, and disappears as soon as it is corrected.',
    nl: 'Verplicht, lengte, patroon, e-mail, getal tussen grenzen, een keuze en een akkoord. Een fout verschijnt als u het veld verlaat of het formulier verstuurt, en verdwijnt zodra u haar hebt verbeterd.',
  },
  controls: {
    validateOnBlur: { kind: 'switch', value: true },
    validateOnChange: { kind: 'switch', value: true },
  },
} as const satisfies DemoAbout;

// The messages are translation keys, so that shown errors follow a change of language.
const schema = object({
  name: string().trim().required('nameMissing').min(3, 'nameShort').max(40, 'nameLong'),
  code: string()
    .required('codeMissing')
    .matches(/^[A-Z]{3}-\d{4}$/, 'codeMalformed'),
  // The pattern asks for a dot after the @, which yup's "email" does not.
  email: string()
    .trim()
    .required('emailMissing')
    .email('emailMalformed')
    .matches(/@.+\.[^.]{2,}$/, 'emailMalformed'),
  guests: number()
    .typeError('guestsMissing')
    .required('guestsMissing')
    .integer('guestsRange')
    .min(1, 'guestsRange')
    .max(12, 'guestsRange'),
  kind: string().required('kindMissing'),
  permit: boolean().oneOf([true], 'permitMissing'),
});

const initialValues = { name: '', code: '', email: '', guests: '', kind: '', permit: false };

export default function Rules({ validateOnBlur, validateOnChange }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const [added, setAdded] = useState('');
  const element = useRef<HTMLFormElement>(null);
  const form = useFormik({
    initialValues,
    validationSchema: schema,
    validateOnBlur,
    validateOnChange,
    onSubmit: ({ name }, { resetForm }) => {
      setAdded(name);
      resetForm();
    },
  });
  const { submitCount, isSubmitting } = form;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount, isSubmitting]);
  return (
    <FormikProvider value={form}>
      <Form
        innerRef={element}
        noValidate
        onSubmit={form.handleSubmit}
        onChange={() => setAdded('')}
        className="row g-3"
      >
        <Field className="col-md-8" name="name" label={text.name} autoComplete="off" />
        <Field className="col-md-4" name="code" label={text.code} hint={text.codeHint} autoComplete="off" />
        <Field className="col-md-5" name="email" type="email" label={text.email} autoComplete="off" />
        <Field className="col-md-3" name="guests" type="number" min={1} max={12} label={text.guests} />
        <Field className="col-md-4" name="kind" type="select" label={text.kind}>
          <option value="">{text.choose}</option>
          {text.kinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </Field>
        <Field className="col-12 form-check ms-2" name="permit" type="checkbox" label={text.permit} />
        <div className="col-12 d-flex flex-wrap align-items-center gap-3">
          <Button type="submit" color="primary">
            {text.submit}
          </Button>
          <span role="status">{added && form.isValid && text.added(added)}</span>
        </div>
      </Form>
    </FormikProvider>
  );
}

interface FieldProps extends InputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

function Field({ name, label, hint, className, ...input }: FieldProps) {
  const { problems } = useTexts(texts);
  const id = useId();
  const [field, { touched, error }] = useField({ name, type: input.type });
  const problem = touched && error ? problems[error as keyof typeof problems] : undefined;
  const isCheck = input.type === 'checkbox';
  return (
    <div className={className}>
      {!isCheck && <Label for={id}>{label}</Label>}
      <Input
        {...input}
        {...field}
        id={id}
        invalid={Boolean(problem)}
        aria-describedby={problem || hint ? `${id}-note` : undefined}
      />
      {isCheck && (
        <Label for={id} check>
          {label}
        </Label>
      )}
      {problem ? (
        <FormFeedback id={`${id}-note`}>{problem}</FormFeedback>
      ) : (
        hint && <FormText id={`${id}-note`}>{hint}</FormText>
      )}
    </div>
  );
}

const texts = {
  en: {
    name: 'Name of the house',
    code: 'Code',
    codeHint: 'As on the key tag: RTM-0421',
    email: 'Owner’s email',
    guests: 'Guests, 1 to 12',
    kind: 'Kind of house',
    choose: 'Choose…',
    kinds: ['Canal house', 'Apartment', 'Houseboat', 'Farmhouse'],
    permit: 'The city has issued a permit for holiday rental',
    submit: 'Add house',
    added: (name: string) => `${name} is added.`,
    problems: {
      nameMissing: 'Give the house a name.',
      nameShort: 'Make the name at least 3 characters long.',
      nameLong: 'Keep the name within 40 characters.',
      codeMissing: 'Enter the code on the key tag.',
      codeMalformed: 'Write three capitals, a dash and four digits, like RTM-0421.',
      emailMissing: 'Enter the owner’s email address.',
      emailMalformed: 'Write the address in full, like anne@example.nl.',
      guestsMissing: 'Enter how many guests can sleep here.',
      guestsRange: 'Enter a whole number from 1 to 12.',
      kindMissing: 'Choose what kind of house it is.',
      permitMissing: 'Without a permit a house cannot be rented out.',
    },
  },
  nl: {
    name: 'Naam van het huis',
    code: 'Code',
    codeHint: 'Zoals op het sleutellabel: RTM-0421',
    email: 'E-mail van de eigenaar',
    guests: 'Gasten, 1 tot en met 12',
    kind: 'Soort huis',
    choose: 'Kies…',
    kinds: ['Grachtenpand', 'Appartement', 'Woonboot', 'Boerderij'],
    permit: 'De gemeente heeft een vergunning voor vakantieverhuur afgegeven',
    submit: 'Huis toevoegen',
    added: (name: string) => `${name} is toegevoegd.`,
    problems: {
      nameMissing: 'Geef het huis een naam.',
      nameShort: 'Maak de naam minstens 3 tekens lang.',
      nameLong: 'Houd de naam binnen 40 tekens.',
      codeMissing: 'Vul de code van het sleutellabel in.',
      codeMalformed: 'Schrijf drie hoofdletters, een streepje en vier cijfers, zoals RTM-0421.',
      emailMissing: 'Vul het e-mailadres van de eigenaar in.',
      emailMalformed: 'Schrijf het adres voluit, zoals anne@example.nl.',
      guestsMissing: 'Vul in hoeveel gasten hier kunnen slapen.',
      guestsRange: 'Vul een geheel getal van 1 tot en met 12 in.',
      kindMissing: 'Kies wat voor huis het is.',
      permitMissing: 'Zonder vergunning mag een huis niet worden verhuurd.',
    },
  },
};
