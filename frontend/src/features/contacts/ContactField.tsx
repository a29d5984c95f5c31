import { useId } from 'react';

export interface ContactFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value, in a sentence. */
  readonly problem?: string;
  /** What is worth knowing about the value, which may stay all the same. */
  readonly note?: string;
  readonly isRequired?: boolean;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
}

/** A labelled field of one line, with what is wrong below it. */
export function ContactField(props: ContactFieldProps) {
  const { name, label, value, onChange, problem, note, isRequired = false, type = 'text', autoComplete } = props;
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
        {isRequired && (
          <span className="required-mark" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        className={problem ? 'form-control is-invalid' : 'form-control'}
        required={isRequired}
        maxLength={200}
        autoComplete={autoComplete}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}problem` : note && `${id}note`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div role="status" id={`${id}note`} className="contact-field-note">
        {!problem && note}
      </div>
      {problem && (
        <div id={`${id}problem`} className="invalid-feedback">
          {problem}
        </div>
      )}
    </div>
  );
}
