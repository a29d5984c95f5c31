import { useFormik } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { Alert, Button, Form, FormFeedback, Input, Label, Spinner } from 'reactstrap';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 6,
  formerAnchor: 'from-the-server',
  title: { en: 'Server errors', nl: 'Fouten van de server' },
  when: {
    en: 'An error about a field is shown at that field until the value changes; other errors are shown above the form. Send the form as it is to see both.',
    nl: 'Een fout over een veld staat bij dat veld tot de waarde verandert; andere fouten staan boven het formulier. Verstuur het formulier zoals het is om beide te zien.',
  },
} as const satisfies DemoAbout;

const names = ['email', 'account', 'rent'] as const;
type Values = Record<(typeof names)[number], string>;

interface Refusal {
  readonly refused: Values;
  /** Errors by field, also for fields that the form does not have. */
  readonly problems: Readonly<Record<string, string>>;
}

export default function ServerErrors() {
  const text = useTexts(texts);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useFormik<Values>({
    initialValues: { email: 'anne@polder.test', account: 'NL91ABNA0417164300', rent: '9500' },
    onSubmit: async (values, { setStatus }) => {
      const problems = await save(values);
      const isSaved = Object.keys(problems).length === 0;
      setStatus(isSaved ? values : undefined);
      setRefusal(isSaved ? undefined : { refused: values, problems });
    },
  });
  const { submitCount, isSubmitting, values } = form;
  const problemWith = (name: keyof Values) =>
    refusal?.refused[name] === values[name] ? refusal.problems[name] : undefined;
  const others = Object.entries(refusal?.problems ?? {}).filter(([name]) => !(name in values));
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount, isSubmitting]);
  return (
    <Form innerRef={element} noValidate onSubmit={form.handleSubmit} className="d-grid gap-3">
      {others.map(([name, problem]) => (
        <Alert key={name} color="danger" fade={false} className="mb-0">
          {text.problems[problem] ?? text.unknown}
        </Alert>
      ))}
      {names.map((name) => (
        <div key={name}>
          <Label for={`${id}-${name}`}>{text.labels[name]}</Label>
          <Input
            {...form.getFieldProps(name)}
            id={`${id}-${name}`}
            autoComplete="off"
            invalid={Boolean(problemWith(name))}
            aria-describedby={problemWith(name) && `${id}-${name}-problem`}
          />
          <FormFeedback id={`${id}-${name}-problem`}>
            {text.problems[problemWith(name) ?? ''] ?? text.unknown}
          </FormFeedback>
        </div>
      ))}
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Button type="submit" color="primary" aria-disabled={isSubmitting}>
          {isSubmitting && <Spinner size="sm" aria-hidden />}
          {text.submit}
        </Button>
        <span role="status">{form.status === values && text.saved}</span>
      </div>
    </Form>
  );
}

/** A mock request to a server that knows the other owners. */
async function save({ email, rent }: Values): Promise<Record<string, string>> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return {
    ...(email === 'anne@polder.test' && { email: 'inUse' }),
    ...(Number(rent) > 5000 && { rent: 'tooHigh', contract: 'expired' }),
  };
}

const texts = {
  en: {
    labels: { email: 'Owner’s email', account: 'Account for the rent', rent: 'Rent a month, in euros' },
    submit: 'Save owner',
    saved: 'Saved.',
    unknown: 'The server refused this. Change it, and send again.',
    problems: {
      inUse: 'Another owner has this address. Enter another, or open that owner.',
      tooHigh: 'The city allows € 5,000 a month here. Enter a lower rent.',
      expired: 'A rent this high needs a new contract; the one on file ended on 31 October.',
    } as Record<string, string>,
  },
  nl: {
    labels: { email: 'E-mail van de eigenaar', account: 'Rekening voor de huur', rent: 'Huur per maand, in euro’s' },
    submit: 'Eigenaar opslaan',
    saved: 'Opgeslagen.',
    unknown: 'De server weigerde dit. Verander het en verstuur opnieuw.',
    problems: {
      inUse: 'Een andere eigenaar heeft dit adres. Vul een ander in, of open die eigenaar.',
      tooHigh: 'De gemeente staat hier € 5.000 per maand toe. Vul een lagere huur in.',
      expired: 'Voor zo’n hoge huur is een nieuw contract nodig; het huidige liep af op 31 oktober.',
    } as Record<string, string>,
  },
};
