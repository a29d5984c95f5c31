import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlValue } from './controls';
import type { DemoControl, DemoControls } from './demo';

export interface ControlPanelProps {
  readonly controls: DemoControls;
  readonly values: Readonly<Record<string, ControlValue>>;
  readonly onChange: (name: string, value: ControlValue) => void;
  readonly onReset: () => void;
}

/** Inputs for a demo's controls, labelled with the names of the props. */
export function ControlPanel({ controls, values, onChange, onReset }: ControlPanelProps) {
  const { t } = useTranslation('demos');
  const isChanged = Object.entries(controls).some(([name, { value }]) => values[name] !== value);
  return (
    <fieldset className="demo-controls">
      <legend className="visually-hidden">{t('controls')}</legend>
      {Object.entries(controls).map(([name, control]) => (
        <Control
          key={name}
          name={name}
          control={control}
          value={values[name] ?? control.value}
          onChange={(value) => onChange(name, value)}
        />
      ))}
      <button
        type="button"
        className="btn btn-link btn-sm"
        // Not `disabled`, which loses the focus.
        aria-disabled={!isChanged}
        onClick={onReset}
      >
        {t('reset')}
      </button>
    </fieldset>
  );
}

interface ControlProps {
  readonly name: string;
  readonly control: DemoControl;
  readonly value: ControlValue;
  readonly onChange: (value: ControlValue) => void;
}

function Control({ name, control, value, onChange }: ControlProps) {
  const id = useId();
  if (control.kind === 'switch') {
    return (
      <div className="form-check form-switch">
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="form-check-input"
          checked={value === true}
          aria-checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id} className="form-check-label">
          <code>{name}</code>
        </label>
      </div>
    );
  }
  return (
    <div className="demo-control">
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {control.kind === 'choice' && (
        <select
          id={id}
          className="form-select form-select-sm"
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        >
          {control.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
      {control.kind === 'range' && (
        <>
          <input
            id={id}
            type="range"
            className="form-range"
            min={control.min}
            max={control.max}
            step={control.step ?? 1}
            value={Number(value)}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          <output htmlFor={id}>{value}</output>
        </>
      )}
      {control.kind === 'text' && (
        <input
          id={id}
          type="text"
          className="form-control form-control-sm"
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
