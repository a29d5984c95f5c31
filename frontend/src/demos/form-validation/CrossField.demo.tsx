import { useFormik } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, Form, FormFeedback, FormText, Label } from 'reactstrap';
import { object, string } from 'yup';
import DateField from '../../components/date/DateField';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'Cross-field validation', nl: 'Validatie tussen velden' },
  when: {
    en: 'When two answers have to agree: the problem stands at the second of the two, and goes whichever of them is changed.',
    nl: 'Als twee antwoorden bij elkaar moeten passen: de fout staat bij het tweede, en verdwijnt welk van de twee u ook verandert.',
  },
} as const satisfies DemoAbout;

const nightsBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;

const schema = object({
  from: string().required('fromMissing'),
  until: string()
    .required('untilMissing')
    .when('from', ([from], until) =>
      until
        .test('order', 'untilBeforeFrom', (value) => !from || !value || nightsBetween(from, value) > 0)
        .test('length', 'stayTooLong', (value) => !from || !value || nightsBetween(from, value) <= 60),
    ),
});

export default function CrossField() {
  const text = useTexts(texts);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  // What cannot be read leaves the value as it is: the form knows of it apart from its values.
  const [unreadable, setUnreadable] = useState({ from: false, until: false });
  const form = useFormik({
    initialValues: { from: '', until: '' },
    validationSchema: schema,
    onSubmit: async ({ from, until }, { setStatus }) => {
      if (!unreadable.from && !unreadable.until) setStatus(nightsBetween(from, until));
    },
  });
  const { submitCount, isSubmitting } = form;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount, isSubmitting]);
  return (
    <Form innerRef={element} noValidate onSubmit={form.handleSubmit} className="row g-3">
      {(['from', 'until'] as const).map((name) => {
        const error = form.touched[name] && !unreadable[name] ? form.errors[name] : undefined;
        return (
          <div key={name} className="col-sm-6 col-md-4">
            <Label for={`${id}-${name}`}>{text[name]}</Label>
            <DateField
              id={`${id}-${name}`}
              label={text[name]}
              name={name}
              value={form.values[name]}
              min={name === 'until' ? form.values.from : undefined}
              isInvalid={Boolean(error)}
              describedBy={`${id}-${name}-note`}
              onUnreadable={(isUnreadable) => {
                form.setStatus(undefined);
                setUnreadable({ ...unreadable, [name]: isUnreadable });
              }}
              onChange={(day) => {
                form.setStatus(undefined);
                void form.setFieldTouched(name, true, false);
                void form.setFieldValue(name, day);
              }}
            />
            {error ? (
              <FormFeedback id={`${id}-${name}-note`} className="d-block">
                {text.problems[error as keyof typeof text.problems]}
              </FormFeedback>
            ) : (
              <FormText id={`${id}-${name}-note`}>{text.hints[name]}</FormText>
            )}
          </div>
        );
      })}
      <div className="col-12 d-flex flex-wrap align-items-center gap-3">
        <Button type="submit" color="primary">
          {text.submit}
        </Button>
        <span role="status">{form.status && text.free(form.status)}</span>
      </div>
    </Form>
  );
}

const texts = {
  en: {
    from: 'From',
    until: 'Until',
    hints: { from: 'Keys from 15:00', until: 'Out by 11:00' },
    submit: 'Check the stay',
    free: (nights: number) => (nights === 1 ? 'Free for that night.' : `Free for those ${nights} nights.`),
    problems: {
      fromMissing: 'Choose the day of arrival.',
      untilMissing: 'Choose the day of departure.',
      untilBeforeFrom: 'Choose a day after the arrival.',
      stayTooLong: 'The city allows 60 nights at most. Choose an earlier day.',
    },
  },
  nl: {
    from: 'Van',
    until: 'Tot',
    hints: { from: 'Sleutels vanaf 15.00 uur', until: 'Vertrek voor 11.00 uur' },
    submit: 'Verblijf controleren',
    free: (nights: number) => (nights === 1 ? 'Die nacht is vrij.' : `Die ${nights} nachten zijn vrij.`),
    problems: {
      fromMissing: 'Kies de dag van aankomst.',
      untilMissing: 'Kies de dag van vertrek.',
      untilBeforeFrom: 'Kies een dag na de aankomst.',
      stayTooLong: 'De gemeente staat hooguit 60 nachten toe. Kies een eerdere dag.',
    },
  },
};
