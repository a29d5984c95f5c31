import './steps.scss';
import check from 'bootstrap-icons/icons/check-lg.svg?glyph';
import exclamation from 'bootstrap-icons/icons/exclamation-lg.svg?glyph';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';
import { useRestoreFocus } from './useRestoreFocus';

export interface Step {
  readonly label: string;
  readonly isDone?: boolean;
  readonly hasProblem?: boolean;
  /** Called on a click on the step; without it, the step is plain text. */
  readonly onGo?: (() => void) | undefined;
}

export interface StepsProps {
  /** Accessible name of the list of steps. */
  readonly label: string;
  readonly steps: readonly Step[];
  readonly current: number;
  readonly vertical?: boolean;
}

/** The completed, current and coming steps of a form or a dialog. */
export function Steps({ label, steps, current, vertical }: StepsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  // The button of a step goes as the step becomes the current one.
  useRestoreFocus(list, () => list.current?.querySelector<HTMLElement>('[aria-current]') ?? null);
  return (
    <ol ref={list} className={clsx('steps', vertical && 'steps-vertical')} aria-label={label}>
      {steps.map(({ label, isDone, hasProblem, onGo }, index) => {
        const Tag = onGo && index !== current ? 'button' : 'span';
        const state = hasProblem ? 'problem' : isDone ? 'done' : 'open';
        return (
          <li key={label} className={`step step-${state}`}>
            <Tag
              className="step-name"
              {...(index === current && { 'aria-current': 'step', tabIndex: -1 })}
              {...(Tag === 'button' && { type: 'button', onClick: onGo })}
            >
              <span className="step-mark" aria-hidden="true">
                {state === 'open' ? index + 1 : <Icon icon={state === 'done' ? check : exclamation} />}
              </span>
              <span className="step-label">{label}</span>
              {state !== 'open' && <span className="visually-hidden">({t(`steps.${state}`)})</span>}
            </Tag>
          </li>
        );
      })}
    </ol>
  );
}
