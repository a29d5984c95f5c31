import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import { Icon } from '../../components/Icon';
import { type CalendarEvent, type EventSpan, eventColours, readMoment } from './calendarEvent';
import { endAfter, lastDayOf, withAllDay } from './changeSpan';

export type EventDraft = Omit<CalendarEvent, 'id'>;

export interface EventDialogProps {
  readonly draft: EventDraft;
  /** Whether the event is there already, so that it can be deleted. */
  readonly isNew: boolean;
  readonly onSave: (draft: EventDraft) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Adds an event, or changes all there is to it. */
export function EventDialog({ draft: given, isNew, onSave, onDelete, onClose }: EventDialogProps) {
  const { t } = useTranslation('calendar');
  const id = useId();
  const [draft, setDraft] = useState(given);
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  const change = (changed: Partial<EventDraft>) => setDraft((current) => ({ ...current, ...changed }));
  const isPossible = readMoment(draft.start) !== null && readMoment(draft.end) !== null && draft.start < draft.end;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isPossible);
    if (isPossible) onSave({ ...draft, title: draft.title.trim() || t('untitled') });
  };

  return (
    <Modal
      isOpen
      toggle={onClose}
      labelledBy={`${id}heading`}
      centered
      autoFocus={false}
      onOpened={() => {
        // Whoever is quicker than the dialog fades in is in a field already.
        if (!form.current?.contains(document.activeElement)) titleField.current?.focus();
      }}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <div className="modal-header">
          <h2 id={`${id}heading`} className="modal-title">
            {t(isNew ? 'add' : 'edit')}
          </h2>
          <button type="button" className="btn-close" aria-label={t('close', { ns: 'apps' })} onClick={onClose} />
        </div>
        <div className="modal-body event-form">
          <div>
            <label htmlFor={`${id}title`} className="form-label">
              {t('field.title')}
            </label>
            <input
              id={`${id}title`}
              ref={titleField}
              type="text"
              autoComplete="off"
              className="form-control"
              dir="auto"
              maxLength={120}
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          </div>
          <label className="form-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={draft.allDay}
              onChange={(event) => change(withAllDay(draft, event.target.checked))}
            />
            <span className="form-check-label">{t('field.allDay')}</span>
          </label>
          <SpanFields span={draft} onChange={change} errorId={isRefused && !isPossible ? `${id}error` : undefined} />
          {isRefused && !isPossible && (
            <p id={`${id}error`} className="event-error" role="alert">
              {t('endsBeforeStart')}
            </p>
          )}
          <fieldset className="event-colours">
            <legend className="form-label">{t('field.color')}</legend>
            {eventColours.map((colour) => (
              <label key={colour} className={`event-colour event-${colour}`}>
                <input
                  type="radio"
                  name={`${id}colour`}
                  className="form-check-input"
                  checked={draft.color === colour}
                  onChange={() => change({ color: colour })}
                />
                {t(`colours.${colour}`)}
              </label>
            ))}
          </fieldset>
        </div>
        <div className="modal-footer">
          {!isNew && (
            <button type="button" className="btn btn-outline-secondary event-delete" onClick={onDelete}>
              <Icon glyph={trash} />
              {t('delete')}
            </button>
          )}
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            {t('cancel', { ns: 'apps' })}
          </button>
          <button type="submit" className="btn btn-primary">
            {t(isNew ? 'addAction' : 'save')}
          </button>
        </div>
      </form>
    </Modal>
  );
}

interface SpanFieldsProps {
  readonly span: EventSpan;
  readonly onChange: (changed: Partial<EventSpan>) => void;
  readonly errorId: string | undefined;
}

/** From when until when; for whole days a person names the last one, which is still part of the event. */
function SpanFields({ span, onChange, errorId }: SpanFieldsProps) {
  const { t } = useTranslation('calendar');
  const id = useId();
  const { allDay, start, end } = span;
  const field = {
    type: allDay ? 'date' : 'datetime-local',
    required: true,
    // Without one, a year takes six digits.
    max: allDay ? '9999-12-31' : '9999-12-31T23:59',
    className: `form-control ${errorId ? 'is-invalid' : ''}`,
    'aria-invalid': errorId !== undefined,
    'aria-describedby': errorId,
  };
  return (
    <div className="event-span">
      <div>
        <label htmlFor={`${id}start`} className="form-label">
          {t('field.start')}
        </label>
        <input
          id={`${id}start`}
          {...field}
          value={start}
          onChange={(event) => onChange({ start: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}end`} className="form-label">
          {t(allDay ? 'field.lastDay' : 'field.end')}
        </label>
        <input
          id={`${id}end`}
          {...field}
          value={allDay && end ? lastDayOf(span) : end}
          onChange={({ target: { value } }) => onChange({ end: allDay && value ? endAfter(value) : value })}
        />
      </div>
    </div>
  );
}
