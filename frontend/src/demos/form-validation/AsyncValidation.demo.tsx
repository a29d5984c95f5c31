import { useFormik } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, Form, FormFeedback, Input, Label, Spinner } from 'reactstrap';
import { object, string } from 'yup';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 3,
  formerAnchor: 'asked-elsewhere',
  title: { en: 'Asynchronous validation', nl: 'Asynchrone validatie' },
  when: {
    en: 'Whether a code is taken, only the server can say. It is asked while you type; an answer to a code that has changed since is dropped. RTM-0421 and AMS-0007 are taken.',
    nl: 'Of een code al in gebruik is, weet alleen de server. Die wordt gevraagd tijdens het typen; een antwoord op een code die intussen veranderd is, vervalt. RTM-0421 en AMS-0007 zijn in gebruik.',
  },
} as const satisfies DemoAbout;

const schema = object({
  code: string()
    .required('missing')
    .matches(/^[A-Z]{3}-\d{4}$/, 'malformed'),
});

export default function AsyncValidation() {
  const text = useTexts(texts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const form = useFormik({
    initialValues: { code: '' },
    validationSchema: schema,
    // A submit before the response waits for it.
    onSubmit: async ({ code }, { setStatus }) => setStatus((await askRegister(code)) ? undefined : code),
  });
  const { submitCount, isSubmitting, values, touched, errors } = form;
  const check = useCodeCheck(values.code);
  const error = check === 'taken' ? check : touched.code && errors.code;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && field.current?.ariaInvalid === 'true') field.current.focus();
  }, [submitCount, isSubmitting]);
  return (
    <Form noValidate onSubmit={form.handleSubmit}>
      <Label for={id}>{text.code}</Label>
      <div className="d-flex gap-2">
        <Input
          {...form.getFieldProps('code')}
          innerRef={field}
          id={id}
          className="w-auto"
          size={12}
          autoComplete="off"
          invalid={Boolean(error)}
          valid={check === 'free'}
          aria-describedby={`${id}-note`}
        />
        <Button type="submit" color="primary" aria-disabled={isSubmitting}>
          {isSubmitting && <Spinner size="sm" aria-hidden />}
          {text.submit}
        </Button>
      </div>
      <div id={`${id}-note`} role="status" className="mt-1">
        {error ? (
          <FormFeedback className="d-block mt-0">{text.problems[error as keyof typeof text.problems]}</FormFeedback>
        ) : (
          <small>{form.status === values.code ? text.reserved(values.code) : text.checks[check]}</small>
        )}
      </div>
    </Form>
  );
}

/** Checks the current code; responses for older ones are ignored. */
function useCodeCheck(code: string) {
  const [answer, setAnswer] = useState<{ code: string; isTaken: boolean }>();
  useEffect(() => {
    if (!schema.isValidSync({ code })) return;
    let isCurrent = true;
    void askRegister(code).then((isTaken) => isCurrent && setAnswer({ code, isTaken }));
    return () => {
      isCurrent = false;
    };
  }, [code]);
  if (!schema.isValidSync({ code })) return 'none';
  if (answer?.code !== code) return 'pending';
  return answer.isTaken ? 'taken' : 'free';
}

/** A mock request. “Taken” takes longer, so that responses arrive out of order. */
async function askRegister(code: string): Promise<boolean> {
  const isTaken = ['RTM-0421', 'AMS-0007'].includes(code);
  await new Promise((resolve) => setTimeout(resolve, isTaken ? 1500 : 500));
  return isTaken;
}

const texts = {
  en: {
    code: 'Code for the new house',
    submit: 'Reserve code',
    reserved: (code: string) => `${code} is reserved.`,
    checks: {
      none: 'Three capitals, a dash, four digits',
      pending: 'Checking…',
      free: 'This code is free.',
      taken: '',
    },
    problems: {
      missing: 'Enter a code.',
      malformed: 'Write three capitals, a dash and four digits, like RTM-0422.',
      taken: 'This code belongs to another house. Choose another.',
    },
  },
  nl: {
    code: 'Code voor het nieuwe huis',
    submit: 'Code reserveren',
    reserved: (code: string) => `${code} is gereserveerd.`,
    checks: {
      none: 'Drie hoofdletters, een streepje, vier cijfers',
      pending: 'Even controleren…',
      free: 'Deze code is vrij.',
      taken: '',
    },
    problems: {
      missing: 'Vul een code in.',
      malformed: 'Schrijf drie hoofdletters, een streepje en vier cijfers, zoals RTM-0422.',
      taken: 'Deze code hoort bij een ander huis. Kies een andere.',
    },
  },
};
