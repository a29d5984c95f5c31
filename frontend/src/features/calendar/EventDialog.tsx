import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Icon } from '../../components/Icon';
import { useLeaveGuard } from '../../components/useLeaveGuard';
import { type CalendarEvent, eventColours, readMoment } from './calendarEvent';
import { withAllDay } from './changeSpan';
import { SpanFields } from './SpanFields';

export type EventDraft = Omit<CalendarEvent, 'id'>;

export interface EventDialogProps {
  readonly draft: EventDraft;
  /** Whether the event is new: an existing one can be deleted. */
  readonly isNew: boolean;
  readonly onSave: (draft: EventDraft) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Adds or edits an event. */
export function EventDialog({ draft: given, isNew, onSave, onDelete, onClose }: EventDialogProps) {
  const { t } = useTranslation('calendar');
  const id = useId();
  const [draft, setDraft] = useState(given);
  const [isRefused, setRefused] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [unreadable, setUnreadable] = useState({ start: false, end: false });
  const isChanged =
    unreadable.start ||
    unreadable.end ||
    (Object.keys(draft) as (keyof EventDraft)[]).some((name) => draft[name] !== given[name]);
  const guard = useLeaveGuard(isChanged);
  const form = useRef<HTMLFormElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  const change = (changed: Partial<EventDraft>) => setDraft((current) => ({ ...current, ...changed }));
  const isComplete = readMoment(draft.start) !== null && readMoment(draft.end) !== null;
  const isPossible = isComplete && draft.start < draft.end;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isPossible);
    // A field that could not read its date says so itself.
    if (unreadable.start || unreadable.end) {
      form.current?.querySelector<HTMLElement>('.date-field [aria-invalid="true"]')?.focus();
      return;
    }
    if (!isPossible) return;
    guard.release();
    onSave({ ...draft, title: draft.title.trim() || t('untitled') });
  };

  const close = () => (isChanged ? setClosing(true) : onClose());
  const giveUp = () => {
    guard.release();
    if (guard.isAsking) guard.leave();
    else onClose();
  };
  const remove = () => {
    guard.release();
    onDelete();
  };
  const goOn = () => {
    setClosing(false);
    guard.stay();
  };

  return (
    <Modal
      isOpen
      toggle={close}
      labelledBy={`${id}heading`}
      centered
      autoFocus={false}
      onOpened={() => {
        // The user may focus a field before the dialog has faded in.
        if (!form.current?.contains(document.activeElement)) titleField.current?.focus();
      }}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <div className="modal-header">
          <h2 id={`${id}heading`} className="modal-title">
            {t(isNew ? 'add' : 'edit')}
          </h2>
          <button type="button" className="btn-close" aria-label={t('close', { ns: 'apps' })} onClick={close} />
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
          <SpanFields
            span={draft}
            onChange={change}
            onUnreadable={(end, isUnreadable) => setUnreadable((now) => ({ ...now, [end]: isUnreadable }))}
            errorId={isRefused && !isPossible ? `${id}error` : undefined}
          />
          {isRefused && !isPossible && (
            <p id={`${id}error`} className="event-error" role="alert">
              {t(isComplete ? 'endsBeforeStart' : 'incomplete')}
            </p>
          )}
          <div>
            <label htmlFor={`${id}description`} className="form-label">
              {t('field.description')}
            </label>
            <textarea
              id={`${id}description`}
              className="form-control"
              dir="auto"
              rows={3}
              maxLength={2000}
              value={draft.description ?? ''}
              onChange={(event) => change({ description: event.target.value })}
            />
          </div>
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
            <button type="button" className="btn btn-outline-secondary event-delete" onClick={remove}>
              <Icon icon={trash} />
              {t('delete')}
            </button>
          )}
          <button type="button" className="btn btn-outline-secondary" onClick={close}>
            {t('cancel', { ns: 'apps' })}
          </button>
          <button type="submit" className="btn btn-primary">
            {t(isNew ? 'addAction' : 'save')}
          </button>
        </div>
      </form>
      {(isClosing || guard.isAsking) && (
        <ConfirmDialog
          title={t('leave.title')}
          explanation={t('leave.explanation')}
          confirm={t('leave.confirm')}
          onConfirm={giveUp}
          onCancel={goOn}
        />
      )}
    </Modal>
  );
}
