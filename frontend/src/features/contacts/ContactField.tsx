import { useId } from 'react';

export interface ContactFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value, in a sentence. */
  readonly problem?: string;
  readonly isRequired?: boolean;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
}

/** A labelled field of one line, with what is wrong below it. */
export function ContactField(props: ContactFieldProps) {
  const { name, label, value, onChange, problem, isRequired = false, type = 'text', autoComplete } = props;
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
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
        aria-describedby={problem && `${id}problem`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <div id={`${id}problem`} className="invalid-feedback">
          {problem}
        </div>
      )}
    </div>
  );
}
