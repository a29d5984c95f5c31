import { useFormik } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, Form, FormFeedback, Input, Label } from 'reactstrap';
import { object, string } from 'yup';
import { Steps } from '../../components/Steps';
import { useFormats } from '../../components/useFormats';
import { accountKey } from '../../lib/accountStorage';
import { readDay, startOfDay, writeDay } from '../../lib/days';
import { isRecord } from '../../lib/isRecord';
import { readStored, writeStored } from '../../lib/storage';
import { useHydrated } from '../../lib/useHydrated';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 1,
  title: { en: 'Wizard with four steps', nl: 'Wizard in vier stappen' },
  when: {
    en: 'Each step checks its own fields; all answers stay when you go back, and when you reload the page. The review leads back to any of them.',
    nl: 'Elke stap controleert zijn eigen velden; alle antwoorden blijven staan bij het teruggaan, en bij het herladen van de pagina. Het overzicht leidt terug naar elk antwoord.',
  },
} as const satisfies DemoAbout;

const empty = { guest: '', email: '', house: '', arrival: '', nights: '2', bicycles: '0', wishes: '' };
type Values = typeof empty;

interface Draft {
  readonly step: number;
  readonly values: Values;
}
const noDraft: Draft = { step: 0, values: empty };

/** A day that a stored draft has may be past by now. */
const isToCome = (day: string) => readDay(day) !== null && day >= writeDay(new Date());

const steps: { name: 'guest' | 'stay' | 'extras'; fields: (keyof Values)[]; schema: ReturnType<typeof object> }[] = [
  {
    name: 'guest',
    fields: ['guest', 'email'],
    schema: object({
      guest: string().trim().required('guest'),
      // The pattern asks for a dot after the @, which yup's "email" does not.
      email: string()
        .trim()
        .required('email')
        .email('email')
        .matches(/@.+\.[^.]{2,}$/, 'email'),
    }),
  },
  {
    name: 'stay',
    fields: ['house', 'arrival', 'nights'],
    schema: object({
      house: string().required('house'),
      arrival: string().required('arrival').test('past', 'arrival', isToCome),
    }),
  },
  { name: 'extras', fields: ['bicycles', 'wishes'], schema: object({ wishes: string().max(200, 'wishes') }) },
];
const review = steps.length;

/** The first incomplete step: the furthest one allowed, whatever is in storage. */
const furthestStep = (values: Values) => {
  const step = steps.findIndex(({ schema }) => !schema.isValidSync(values));
  return step < 0 ? review : step;
};

export default function Wizard() {
  const isHydrated = useHydrated();
  const [stored] = useState(readDraft);
  // The prerendered document shows the first step.
  return isHydrated ? <Booking draft={stored} /> : <Booking key="document" draft={noDraft} />;
}

function Booking({ draft }: { readonly draft: Draft }) {
  const text = useTexts(texts);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState(draft.step);
  const [bookedFor, setBookedFor] = useState('');
  const form = useFormik({
    initialValues: draft.values,
    validationSchema: steps[step]?.schema,
    onSubmit: (values) => {
      if (step < review) return go(step + 1);
      // The day of arrival passes while the review is open.
      const open = furthestStep(values);
      if (open < review) return go(open, 'arrival');
      setBookedFor(values.guest);
      form.resetForm({ values: empty });
      go(0);
    },
  });
  const { values, submitCount, isSubmitting } = form;

  useEffect(() => storeDraft({ step, values }), [step, values]);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount, isSubmitting]);

  // Focus the heading on a change of step, but not on load.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  const go = (next: number, wrong?: keyof Values) => {
    setStep(next);
    form.setErrors(wrong ? { [wrong]: wrong } : {});
    void form.setTouched(wrong ? { [wrong]: true } : {}, false);
  };
  const labels = [...steps.map(({ name }) => text.steps[name]), text.steps.review];

  return (
    <Form innerRef={element} noValidate onSubmit={form.handleSubmit} onChange={() => setBookedFor('')}>
      <Steps
        label={text.label}
        current={step}
        steps={labels.map((label, index) => ({
          label,
          isDone: index < furthestStep(values) && index < step,
          onGo: index <= furthestStep(values) ? () => go(index) : undefined,
        }))}
      />
      <h3 ref={heading} tabIndex={-1} className="mb-3">
        <span className="visually-hidden">{text.place(step + 1, labels.length)} </span>
        {labels[step]}
      </h3>
      {steps[step] ? (
        <div className="row g-3 mb-4">
          {steps[step].fields.map((name) => {
            const isWrong = Boolean(form.touched[name] && form.errors[name]);
            const options = text.options[name];
            return (
              <div key={name} className="col-sm-6">
                <Label for={`${id}-${name}`}>{text.fields[name]}</Label>
                <Input
                  {...form.getFieldProps(name)}
                  id={`${id}-${name}`}
                  type={options ? 'select' : name === 'arrival' ? 'date' : name === 'email' ? 'email' : 'text'}
                  min={name === 'arrival' ? writeDay(new Date()) : undefined}
                  autoComplete="off"
                  invalid={isWrong}
                  aria-describedby={isWrong ? `${id}-${name}-problem` : undefined}
                >
                  {options &&
                    Object.entries(options).map(([value, option]) => (
                      <option key={value} value={value}>
                        {option}
                      </option>
                    ))}
                </Input>
                {isWrong && <FormFeedback id={`${id}-${name}-problem`}>{text.problems[name]}</FormFeedback>}
              </div>
            );
          })}
        </div>
      ) : (
        <Review values={values} onChange={go} />
      )}
      <div className="d-flex flex-wrap align-items-center gap-2">
        {step > 0 && (
          <Button color="secondary" outline onClick={() => go(step - 1)}>
            {text.back}
          </Button>
        )}
        <Button type="submit" color="primary">
          {step < review ? text.next : text.book}
        </Button>
        <span role="status" className="ms-2">
          {step === 0 && bookedFor && form.isValid && text.booked(bookedFor)}
        </span>
      </div>
    </Form>
  );
}

function Review({ values, onChange }: { values: Values; onChange: (step: number) => void }) {
  const text = useTexts(texts);
  const { date } = useFormats();
  const answer = (field: keyof Values) => {
    const value = values[field];
    return field === 'arrival' ? date(startOfDay(value)) : (text.options[field]?.[value] ?? (value || '–'));
  };
  return (
    <div className="d-grid gap-3 mb-4">
      {steps.map(({ name, fields }, step) => (
        <section key={name} aria-label={text.steps[name]}>
          <div className="d-flex justify-content-between align-items-baseline border-bottom">
            <h4>{text.steps[name]}</h4>
            <Button color="link" size="sm" onClick={() => onChange(step)}>
              {text.change}
              <span className="visually-hidden"> {text.steps[name]}</span>
            </Button>
          </div>
          <dl className="row mb-0 mt-2">
            {fields.map((field) => (
              <div key={field} className="col-sm-6">
                <dt className="fw-normal text-body-secondary">{text.fields[field]}</dt>
                <dd className="text-break">{answer(field)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

const entry = 'demo.booking';

/** The stored draft. Of a corrupt one, the valid fields are used. */
const readDraft = () => readStored(accountKey(entry), restoreDraft);

function restoreDraft(stored: unknown): Draft {
  const draft = isRecord(stored) ? stored : {};
  const answers = isRecord(draft.values) ? draft.values : {};
  const values = { ...empty };
  for (const name of Object.keys(empty) as (keyof Values)[]) {
    const value = answers[name];
    if (typeof value === 'string') values[name] = value;
  }
  const step = Number.isInteger(draft.step) ? Number(draft.step) : 0;
  return { step: Math.min(Math.max(step, 0), furthestStep(values)), values };
}

function storeDraft(draft: Draft): void {
  // Without storage, the answers are lost on reload.
  writeStored(accountKey(entry), draft);
}

type Options = Partial<Record<keyof Values, Record<string, string>>>;

const texts = {
  en: {
    label: 'Steps of the booking',
    steps: { guest: 'Guest', stay: 'Stay', extras: 'Extras', review: 'Review' },
    place: (step: number, count: number) => `Step ${step} of ${count}:`,
    fields: {
      guest: 'Name',
      email: 'Email',
      house: 'House',
      arrival: 'Arrival',
      nights: 'Nights',
      bicycles: 'Bicycles',
      wishes: 'Wishes',
    },
    options: {
      house: { '': 'Choose…', reaal: 'De Gouden Reaal, Amsterdam', kade: 'Maaskade 12, Rotterdam' },
      nights: { '2': '2 nights', '3': '3 nights', '7': 'A week' },
      bicycles: { '0': 'None', '1': 'One', '2': 'Two' },
    } as Options,
    problems: {
      guest: 'Enter the name of the guest.',
      email: 'Enter an email address, like mila@example.nl.',
      house: 'Choose a house.',
      arrival: 'Choose the day of arrival, today or later.',
      wishes: 'Keep it within 200 characters.',
    } as Partial<Values>,
    back: 'Back',
    next: 'Continue',
    book: 'Book this stay',
    change: 'Change',
    booked: (guest: string) => `Booked for ${guest}.`,
  },
  nl: {
    label: 'Stappen van de boeking',
    steps: { guest: 'Gast', stay: 'Verblijf', extras: 'Extra’s', review: 'Overzicht' },
    place: (step: number, count: number) => `Stap ${step} van ${count}:`,
    fields: {
      guest: 'Naam',
      email: 'E-mail',
      house: 'Huis',
      arrival: 'Aankomst',
      nights: 'Nachten',
      bicycles: 'Fietsen',
      wishes: 'Wensen',
    },
    options: {
      house: { '': 'Kies…', reaal: 'De Gouden Reaal, Amsterdam', kade: 'Maaskade 12, Rotterdam' },
      nights: { '2': '2 nachten', '3': '3 nachten', '7': 'Een week' },
      bicycles: { '0': 'Geen', '1': 'Eén', '2': 'Twee' },
    } as Options,
    problems: {
      guest: 'Vul de naam van de gast in.',
      email: 'Vul een e-mailadres in, zoals mila@example.nl.',
      house: 'Kies een huis.',
      arrival: 'Kies de dag van aankomst, vandaag of later.',
      wishes: 'Houd het binnen 200 tekens.',
    } as Partial<Values>,
    back: 'Terug',
    next: 'Verder',
    book: 'Dit verblijf boeken',
    change: 'Wijzigen',
    booked: (guest: string) => `Geboekt voor ${guest}.`,
  },
};
