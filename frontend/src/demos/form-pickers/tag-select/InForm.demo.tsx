import { clsx } from 'clsx';
import { useFormik } from 'formik';
import { useEffect, useId, useRef } from 'react';
import Select, { type SelectInstance } from 'react-select';
import { Button, Form, FormFeedback, FormText, Label } from 'reactstrap';
import { array, object, string } from 'yup';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { useSelect } from './useSelect';

export const about = {
  place: 6,
  browserHeight: 8.25,
  title: { en: 'As a form field', nl: 'Als veld in een formulier' },
  when: {
    en: 'With rules like any other field: one to three facilities. A problem shows when the field loses the focus or the form is sent, and the focus goes to it.',
    nl: 'Met regels zoals elk ander veld: één tot drie voorzieningen. Een fout staat er als u het veld verlaat of het formulier verstuurt, en de focus gaat erheen.',
  },
} as const satisfies DemoAbout;

const schema = object({ facilities: array(string().defined()).min(1, 'none').max(3, 'tooMany') });

export default function InForm() {
  const text = useTexts(texts);
  const select = useSelect();
  const id = useId();
  const field = useRef<SelectInstance<{ value: string; label: string }, true>>(null);
  const form = useFormik<{ facilities: string[] }>({
    initialValues: { facilities: [] },
    validationSchema: schema,
    onSubmit: (_values, { setStatus }) => setStatus('saved'),
  });
  const { submitCount, isSubmitting, isValid, values, touched, errors, status } = form;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && !isValid) field.current?.focus();
  }, [submitCount, isSubmitting, isValid]);
  const options = Object.entries(text.facilities).map(([value, label]) => ({ value, label }));
  const problem = touched.facilities && errors.facilities ? text.problems[errors.facilities as 'none'] : undefined;
  return (
    <Form noValidate onSubmit={form.handleSubmit}>
      <Label for={id}>{text.label}</Label>
      <Select
        {...select}
        ref={field}
        isMulti
        inputId={id}
        className={clsx('select', problem && 'is-invalid')}
        closeMenuOnSelect={false}
        options={options}
        value={options.filter(({ value }) => values.facilities.includes(value))}
        onChange={(chosen) => {
          form.setStatus(undefined);
          void form.setFieldValue(
            'facilities',
            chosen.map(({ value }) => value),
          );
        }}
        onBlur={() => void form.setFieldTouched('facilities')}
        aria-invalid={Boolean(problem)}
        aria-errormessage={problem && `${id}-note`}
      />
      <div id={`${id}-note`} aria-live="polite">
        {problem ? <FormFeedback className="d-block">{problem}</FormFeedback> : <FormText>{text.hint}</FormText>}
      </div>
      <div className="d-flex align-items-center gap-3 mt-3">
        <Button type="submit" color="primary">
          {text.save}
        </Button>
        <span role="status">{status === 'saved' && isValid && text.saved(values.facilities.length)}</span>
      </div>
    </Form>
  );
}

const texts = {
  en: {
    label: 'Shown first on the website',
    hint: 'Up to three facilities',
    facilities: { boat: 'A boat', bath: 'A bath', garden: 'A garden', piano: 'A piano', sauna: 'A sauna' },
    problems: { none: 'Choose one facility at least.', tooMany: 'Choose three at most: take one away.' },
    save: 'Save facilities',
    saved: (count: number) => (count === 1 ? '1 facility is saved.' : `${count} facilities are saved.`),
  },
  nl: {
    label: 'Vooraan op de website',
    hint: 'Hooguit drie voorzieningen',
    facilities: { boat: 'Een boot', bath: 'Een bad', garden: 'Een tuin', piano: 'Een piano', sauna: 'Een sauna' },
    problems: { none: 'Kies minstens één voorziening.', tooMany: 'Kies er hooguit drie: haal er een weg.' },
    save: 'Voorzieningen opslaan',
    saved: (count: number) =>
      count === 1 ? '1 voorziening is opgeslagen.' : `${count} voorzieningen zijn opgeslagen.`,
  },
};
