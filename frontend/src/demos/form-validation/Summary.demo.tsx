import { type FormikErrors, useFormik } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { Button, Form, FormFeedback, Input, Label } from 'reactstrap';
import { object, string } from 'yup';
import type { ControlValues, DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'Error summary', nl: 'Foutenoverzicht' },
  when: {
    en: 'When not all fields fit on one screen: all problems are listed at the top, and each links to its field. A short form does better with the focus on the first problem.',
    nl: 'Als niet alle velden op één scherm passen: wat er mis is staat bovenaan bij elkaar, en elke regel leidt naar zijn veld. Een kort formulier kan beter de focus op de eerste fout zetten.',
  },
  controls: {
    focus: { kind: 'choice', options: ['summary', 'first field'], value: 'summary' },
  },
} as const satisfies DemoAbout;

const schema = object({
  guest: string().trim().required('guest'),
  // The pattern asks for a dot after the @, which yup's "email" does not.
  email: string()
    .trim()
    .required('email')
    .email('email')
    .matches(/@.+\.[^.]{2,}$/, 'email'),
  phone: string().trim().required('phone'),
  house: string().required('house'),
});

const names = ['guest', 'email', 'phone', 'house'] as const;
const initialValues = { guest: '', email: '', phone: '', house: '' };

export default function Summary({ focus }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const form = useFormik({
    initialValues,
    validationSchema: schema,
    validateOnBlur: false,
    onSubmit: ({ guest }, { resetForm }) => resetForm({ status: guest }),
  });
  const { submitCount, isSubmitting, dirty, status } = form;
  // The summary lists the errors at submit; corrections remove some, but none is added.
  const errors: FormikErrors<typeof initialValues> = submitCount > 0 ? form.errors : {};
  const wrong = names.filter((name) => errors[name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a submit moves the focus
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (focus === 'summary' ? summary.current : first)?.focus();
  }, [submitCount, isSubmitting]);
  return (
    <Form innerRef={element} noValidate onSubmit={form.handleSubmit} className="d-grid gap-3">
      {wrong.length > 0 && (
        <div className="alert alert-danger mb-0">
          <h3 ref={summary} tabIndex={-1} className="h4 mb-1">
            {text.summary(wrong.length)}
          </h3>
          <ul className="mb-0 ps-3">
            {wrong.map((name) => (
              <li key={name}>
                <a
                  href={`#${id}-${name}`}
                  className="alert-link"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(`${id}-${name}`)?.focus();
                  }}
                >
                  {text.problems[name]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {names.map((name) => (
        <div key={name}>
          <Label for={`${id}-${name}`}>{text.labels[name]}</Label>
          <Input
            {...form.getFieldProps(name)}
            id={`${id}-${name}`}
            autoComplete="off"
            invalid={Boolean(errors[name])}
            aria-describedby={errors[name] && `${id}-${name}-problem`}
          />
          {errors[name] && <FormFeedback id={`${id}-${name}-problem`}>{text.problems[name]}</FormFeedback>}
        </div>
      ))}
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Button type="submit" color="primary">
          {text.submit}
        </Button>
        <span role="status">{status && !dirty && submitCount === 0 && text.booked(status)}</span>
      </div>
    </Form>
  );
}

const texts = {
  en: {
    summary: (count: number) => (count === 1 ? 'One thing to put right' : `${count} things to put right`),
    labels: { guest: 'Guest', email: 'Email', phone: 'Phone on the day of arrival', house: 'House' },
    problems: {
      guest: 'Enter the name of the guest.',
      email: 'Enter an email address, like mila@example.nl.',
      phone: 'Enter a number where the guest can be reached.',
      house: 'Enter the house that is booked.',
    },
    submit: 'Book',
    booked: (guest: string) => `${guest} gets a confirmation by email.`,
  },
  nl: {
    summary: (count: number) => (count === 1 ? 'Eén ding om te verbeteren' : `${count} dingen om te verbeteren`),
    labels: { guest: 'Gast', email: 'E-mail', phone: 'Telefoon op de dag van aankomst', house: 'Huis' },
    problems: {
      guest: 'Vul de naam van de gast in.',
      email: 'Vul een e-mailadres in, zoals mila@example.nl.',
      phone: 'Vul een nummer in waarop de gast bereikbaar is.',
      house: 'Vul in welk huis wordt geboekt.',
    },
    submit: 'Boeken',
    booked: (guest: string) => `${guest} krijgt een bevestiging per e-mail.`,
  },
};
