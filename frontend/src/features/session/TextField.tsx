import './field.scss';
import { clsx } from 'clsx';
import { useField, useFormikContext } from 'formik';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from './validation';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Beside the label, at its end. */
  readonly aside?: ReactNode;
  /** Inside the field, at its end. */
  readonly button?: ReactNode;
}

/** A labelled field of an {@link AuthForm}, with its error once the form was submitted. */
export function TextField({ name, label, hint, aside, button, ...input }: TextFieldProps) {
  const { t } = useTranslation('session');
  const id = useId();
  const [field] = useField<string>(name);
  const problem = useProblem(name);
  const described = problem ? `${id}-problem` : hint && `${id}-hint`;
  return (
    <div>
      <div className="d-flex justify-content-between">
        <label htmlFor={id} className="form-label">
          {label}
        </label>
        {aside}
      </div>
      <div className="field">
        <input
          {...input}
          {...field}
          id={id}
          className={clsx('form-control', problem && 'is-invalid', button && 'field-with-button')}
          aria-invalid={problem !== null}
          aria-describedby={described}
        />
        {button}
      </div>
      {hint && !problem && (
        <div id={`${id}-hint`} className="form-text">
          {hint}
        </div>
      )}
      {problem && (
        <div id={`${id}-problem`} className="invalid-feedback d-block">
          {t(problem)}
        </div>
      )}
    </div>
  );
}

/** A field's error; null until the form was first submitted, so that no error appears while typing. */
export function useProblem(name: string): Problem | null {
  const [, { error }] = useField(name);
  const { submitCount } = useFormikContext();
  return submitCount > 0 && error ? (error as Problem) : null;
}
