import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import DateField from '../../../components/date/DateField';
import { MonthlyField, WeekdayFields } from './DayFields';
import { frequencies, maxCount, maxInterval } from './recurrence';
import type { RepeatDraft, RepeatProblem } from './repeatDraft';

export interface RepeatFieldsProps {
  readonly draft: RepeatDraft;
  /** The day on which the event begins. */
  readonly start: string;
  readonly onChange: (changed: Partial<RepeatDraft>) => void;
  readonly onUnreadable: (isUnreadable: boolean) => void;
  readonly problem: RepeatProblem | undefined;
}

const ends = ['never', 'until', 'count'] as const;

/** Whether and how an event repeats, and when that ends. */
export function RepeatFields({ draft, start, onChange, onUnreadable, problem }: RepeatFieldsProps) {
  const { t } = useTranslation('calendar');
  const id = useId();
  const { every, interval } = draft;
  const errorId = `${id}problem`;
  const marked = (...fields: RepeatProblem[]) =>
    problem && fields.includes(problem) ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <div className="event-repeat">
      <label htmlFor={`${id}every`} className="form-label">
        {t('repeat.label')}
      </label>
      <div className="event-repeat-row">
        <select
          id={`${id}every`}
          className="form-select"
          value={every}
          onChange={({ target }) => onChange({ every: target.value as RepeatDraft['every'] })}
        >
          {(['never', ...frequencies] as const).map((choice) => (
            <option key={choice} value={choice}>
              {t(`repeat.every.${choice}`)}
            </option>
          ))}
        </select>
        {every !== 'never' && (
          <label>
            <span className="visually-hidden">{t(`repeat.interval.${every}`)}</span>
            <span aria-hidden="true">{t('repeat.intervalBefore')}</span>
            <input
              type="number"
              className="form-control"
              min={1}
              max={maxInterval}
              {...marked('interval')}
              value={interval}
              onChange={({ target }) => onChange({ interval: target.value })}
            />
            <span aria-hidden="true">{t(`repeat.unit.${every}`, { count: Number(interval) || 2 })}</span>
          </label>
        )}
      </div>
      {every === 'week' && (
        <WeekdayFields
          chosen={draft.weekdays}
          onChange={(weekdays) => onChange({ weekdays })}
          errorId={problem === 'weekdays' ? errorId : undefined}
        />
      )}
      {(every === 'month' || every === 'year') && (
        <MonthlyField
          every={every}
          monthly={draft.monthly}
          start={start}
          onChange={(monthly) => onChange({ monthly })}
        />
      )}
      {every !== 'never' && (
        <div className="event-repeat-row">
          <label>
            <span>{t('repeat.ends.label')}</span>
            <select
              className="form-select"
              value={draft.ends}
              onChange={({ target }) => onChange({ ends: target.value as RepeatDraft['ends'] })}
            >
              {ends.map((choice) => (
                <option key={choice} value={choice}>
                  {t(`repeat.ends.${choice}`)}
                </option>
              ))}
            </select>
          </label>
          {draft.ends === 'until' && (
            <div className="event-until">
              <label htmlFor={`${id}until`} className="visually-hidden">
                {t('repeat.until')}
              </label>
              <DateField
                id={`${id}until`}
                label={t('repeat.until')}
                value={draft.until}
                min={start.slice(0, 10)}
                isRequired
                isInvalid={problem === 'until' || problem === 'untilEarly'}
                describedBy={problem === 'until' || problem === 'untilEarly' ? errorId : undefined}
                onChange={(until) => onChange({ until })}
                onUnreadable={onUnreadable}
              />
            </div>
          )}
          {draft.ends === 'count' && (
            <label>
              <span className="visually-hidden">{t('repeat.count')}</span>
              <input
                type="number"
                className="form-control"
                min={1}
                max={maxCount}
                {...marked('count')}
                value={draft.count}
                onChange={({ target }) => onChange({ count: target.value })}
              />
              <span aria-hidden="true">{t('repeat.times', { count: Number(draft.count) || 2 })}</span>
            </label>
          )}
        </div>
      )}
      {problem && (
        <p id={errorId} className="event-error" role="alert">
          {t(`repeat.problem.${problem}`)}
        </p>
      )}
    </div>
  );
}
