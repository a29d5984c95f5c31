import { clsx } from 'clsx';
import { useField } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from './TextField';

/** A labelled check box of an {@link AuthForm}. */
export function CheckField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('session');
  const id = useId();
  const [field] = useField({ name, type: 'checkbox' });
  const problem = useProblem(name);
  return (
    <div className="form-check">
      <input
        {...field}
        id={id}
        type="checkbox"
        className={clsx('form-check-input', problem && 'is-invalid')}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <label htmlFor={id} className="form-check-label">
        {label}
      </label>
      {problem && (
        <div id={`${id}-problem`} className="invalid-feedback d-block">
          {t(problem)}
        </div>
      )}
    </div>
  );
}
