import { useId } from 'react';

export interface ChoiceRowProps {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly isInvalid?: boolean;
  readonly title: string;
  readonly note: string;
  /** What stands at the end, such as a price. */
  readonly aside?: string;
  readonly onChoose: () => void;
}

/** One of several ways, as a radio button with an explanation; the whole row can be pressed. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { name, value, isChosen, isDisabled = false, isInvalid = false, title, note, aside, onChoose } = props;
  const id = useId();
  return (
    <label className="choice-row" data-disabled={isDisabled || undefined}>
      <input
        type="radio"
        className={isInvalid ? 'form-check-input is-invalid' : 'form-check-input'}
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}note`}
        aria-invalid={isInvalid || undefined}
        onChange={onChoose}
      />
      <span className="choice-row-title">
        <span id={`${id}title`}>{title}</span>
        {aside && <span className="tabular">{aside}</span>}
      </span>
      <span id={`${id}note`} className="choice-row-note">
        {note}
      </span>
    </label>
  );
}
