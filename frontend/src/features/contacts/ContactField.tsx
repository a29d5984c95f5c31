import { useId } from 'react';

export interface ContactFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The error in the value, as a sentence. */
  readonly problem?: string;
  /** A remark about the value that does not prevent saving. */
  readonly note?: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
}

/** A labelled single-line field, with its error below. */
export function ContactField(props: ContactFieldProps) {
  const { name, label, value, onChange, problem, note, type = 'text', autoComplete } = props;
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
