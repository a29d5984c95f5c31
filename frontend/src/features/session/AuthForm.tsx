import {
  Formik,
  type FormikErrors,
  type FormikProps,
  type FormikValues,
  validateYupSchema,
  yupToFormErrors,
} from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { authClient } from '../../cloud/clients';
import { type ErrorKey, errorKey } from '../../cloud/errors';
import { Spinner } from '../../components/Spinner';
import { useErrorSentence } from '../../components/useErrorSentence';
import { hasMovedOn, markFocus } from '../../lib/focusMark';
import type { SchemaName } from './validation';

export interface AuthFormProps<Values> {
  readonly initialValues: Values;
  /** The validation schema in validation.ts. */
  readonly schema: SchemaName;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Rejects with the cloud's error, which the form then shows. */
  readonly onSubmit: (values: Values) => Promise<void>;
  /** The message for an error of the cloud, where the default one does not fit. */
  readonly errorKeyOf?: (error: unknown) => ErrorKey;
  readonly children: ReactNode;
  /** What stands below the form, and may make its failure out of date. */
  readonly below?: (clearFailure: () => void) => ReactNode;
}

/** A form of the sign-in pages: validates before submitting, submits once, and moves the focus to the first error. */
export function AuthForm<Values extends FormikValues>(props: AuthFormProps<Values>) {
  const { initialValues, schema, onSubmit, errorKeyOf = errorKey } = props;
  const [failure, setFailure] = useState<ErrorKey | null>(null);
  const clearFailure = () => setFailure(null);

  const submit = async (values: Values) => {
    try {
      await onSubmit({ ...values, ...(await schemaOf(schema)).cast(values) });
    } catch (error) {
      setFailure(errorKeyOf(error));
    }
  };

  // On a slow device runs overlap, and an older one may settle last: it takes the result of the newest.
  const newest = useRef<Promise<FormikErrors<Values>>>(null);
  const validate = (values: Values) => {
    const run: Promise<FormikErrors<Values>> = problemsOf<Values>(schema, values).then((problems) =>
      newest.current === run ? problems : (newest.current ?? problems),
    );
    newest.current = run;
    return run;
  };

  return (
    <>
      <Formik initialValues={initialValues} validate={validate} validateOnBlur={false} onSubmit={submit}>
        {(form) => <FormBody {...props} form={form} failure={failure} clearFailure={clearFailure} />}
      </Formik>
      {props.below?.(clearFailure)}
    </>
  );
}

// Yup and Amplify are loaded when the user first uses the form, after the page is shown.
const schemaOf = async (name: SchemaName) => (await import('./validation')).schemas[name];

function fetchAhead(): void {
  void import('./validation').catch(() => undefined);
  void authClient().catch(() => undefined);
}

async function problemsOf<Values>(schema: SchemaName, values: Values): Promise<FormikErrors<Values>> {
  try {
    await validateYupSchema(values as FormikValues, await schemaOf(schema));
    return {};
  } catch (problems) {
    return yupToFormErrors<Values>(problems);
  }
}

interface FormBodyProps<Values> extends AuthFormProps<Values> {
  readonly form: FormikProps<Values>;
  readonly failure: ErrorKey | null;
  readonly clearFailure: () => void;
}

function FormBody<Values>({ form, failure, clearFailure, submitLabel, busyLabel, children }: FormBodyProps<Values>) {
  const sentence = useErrorSentence();
  const element = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const sent = useRef(markFocus());
  const { isSubmitting, submitCount } = form;

  // Once per submit: while the user corrects one field, another invalid one must not take the focus.
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || hasMovedOn(sent.current)) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  useEffect(() => {
    if (failure && !hasMovedOn(sent.current)) alert.current?.focus();
  }, [failure]);

  return (
    <form
      ref={element}
      noValidate
      className="d-grid gap-3"
      onFocus={fetchAhead}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSubmitting) return;
        sent.current = markFocus();
        // Here, as Formik does not call its `onSubmit` for invalid values.
        clearFailure();
        form.handleSubmit(event);
      }}
    >
      {failure && (
        <div ref={alert} className="alert alert-danger mb-0" role="alert" tabIndex={-1}>
          {sentence(failure)}
        </div>
      )}
      {children}
      <button type="submit" className="btn btn-primary" aria-disabled={isSubmitting}>
        {isSubmitting && <Spinner />}
        {/* A separate element, with its own direction on a right-to-left page. */}
        <span>{isSubmitting ? busyLabel : submitLabel}</span>
      </button>
    </form>
  );
}
