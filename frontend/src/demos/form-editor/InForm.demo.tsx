import { useFormik } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, Form, FormFeedback, Input, Label } from 'reactstrap';
import { object, string } from 'yup';
import { plainTextOf } from '../../components/rich-text/textFormats';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';
import { LazyRichText } from './LazyRichText';

export const about = {
  place: 4,
  title: { en: 'As a form field', nl: 'Als veld in een formulier' },
  when: {
    en: 'With rules like any other field: an empty paragraph counts as empty, and the focus moves to the editor when its text has a problem.',
    nl: 'Met regels zoals elk ander veld: een lege alinea telt als leeg, en de focus gaat de tekst in als daar iets mis is.',
  },
} as const satisfies DemoAbout;

const schema = object({
  subject: string().trim().required('subjectMissing'),
  body: string()
    .required('bodyMissing')
    .test('length', 'bodyShort', (html) => plainTextOf(html).trim().length >= 20),
});

export default function InForm() {
  const text = useTexts(texts);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<string[]>([]);
  const form = useFormik({
    initialValues: { subject: '', body: '' },
    validationSchema: schema,
    onSubmit: ({ subject }, { resetForm }) => {
      setSent([...sent, subject]);
      resetForm();
    },
  });
  const { submitCount, isSubmitting, dirty, touched, errors } = form;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount, isSubmitting]);
  const problemWith = (name: 'subject' | 'body') =>
    touched[name] && errors[name] ? text.problems[errors[name] as keyof typeof text.problems] : undefined;
  return (
    <Form innerRef={element} noValidate onSubmit={form.handleSubmit} className="d-grid gap-3">
      <div>
        <Label for={`${id}-subject`}>{text.subject}</Label>
        <Input
          {...form.getFieldProps('subject')}
          id={`${id}-subject`}
          autoComplete="off"
          invalid={Boolean(problemWith('subject'))}
          aria-describedby={`${id}-subject-problem`}
        />
        <FormFeedback id={`${id}-subject-problem`}>{problemWith('subject')}</FormFeedback>
      </div>
      <div>
        <p id={`${id}-body`} className="form-label">
          {text.body}
        </p>
        <LazyRichText
          // Clear the editor after submit.
          editorKey={sent.length}
          labelId={`${id}-body`}
          describedBy={`${id}-body-problem`}
          onChange={(html) => void form.setFieldValue('body', html)}
          onBlur={() => void form.setFieldTouched('body')}
          invalid={Boolean(problemWith('body'))}
        />
        <FormFeedback id={`${id}-body-problem`} className="d-block">
          {problemWith('body')}
        </FormFeedback>
      </div>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Button type="submit" color="primary">
          {text.send}
        </Button>
        <span role="status">{sent.length > 0 && !dirty && submitCount === 0 && text.sent(sent.at(-1) ?? '')}</span>
      </div>
    </Form>
  );
}

const texts = {
  en: {
    subject: 'Subject',
    body: 'Message to all guests of this week',
    send: 'Send to 14 guests',
    sent: (subject: string) => `“${subject}” is sent to 14 guests.`,
    problems: {
      subjectMissing: 'Enter a subject: guests see it first.',
      bodyMissing: 'Write the message.',
      bodyShort: 'Write a sentence at least: 20 characters.',
    },
  },
  nl: {
    subject: 'Onderwerp',
    body: 'Bericht aan alle gasten van deze week',
    send: 'Aan 14 gasten sturen',
    sent: (subject: string) => `“${subject}” is aan 14 gasten gestuurd.`,
    problems: {
      subjectMissing: 'Vul een onderwerp in: dat zien gasten het eerst.',
      bodyMissing: 'Schrijf het bericht.',
      bodyShort: 'Schrijf minstens een zin: 20 tekens.',
    },
  },
};
