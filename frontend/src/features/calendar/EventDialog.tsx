import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Icon } from '../../components/Icon';
import { useLeaveGuard } from '../../components/useLeaveGuard';
import { EventFields } from './EventFields';
import { type EventDraft, type Scope, scopesFor } from './repeat/changeSeries';
import { ScopeDialog } from './repeat/ScopeDialog';
import { useEventForm } from './useEventForm';
import type { OpenedEvent } from './useOpenedEvent';

export interface EventDialogProps {
  readonly draft: EventDraft;
  /** Null for a new event: an existing one can be deleted. */
  readonly opened: Pick<OpenedEvent, 'event' | 'place'> | null;
  /** @param scope for which occurrences, of an event that repeats */
  readonly onSave: (draft: EventDraft, scope: Scope) => void;
  readonly onDelete: (scope: Scope) => void;
  readonly onClose: () => void;
}

/** What is done once it is known for which occurrences. */
type Asked = { readonly action: 'save'; readonly draft: EventDraft } | { readonly action: 'delete' };

/** Adds or edits an event. */
export default function EventDialog({ draft: given, opened, onSave, onDelete, onClose }: EventDialogProps) {
  const { t } = useTranslation('calendar');
  const id = useId();
  const form = useEventForm(given);
  const { isChanged } = form;
  const [isClosing, setClosing] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const guard = useLeaveGuard(isChanged);
  const formElement = useRef<HTMLFormElement>(null);
  const titleField = useRef<HTMLInputElement>(null);
  const scopesOf = (action: Asked['action']) =>
    opened ? scopesFor(opened.event, opened.place.day, action === 'save' && form.isRuleChanged) : [];

  const act = (what: Asked, scope: Scope) => {
    guard.release();
    if (what.action === 'save') onSave(what.draft, scope);
    else onDelete(scope);
  };
  const ask = (what: Asked) => {
    const [first = 'all', ...others] = scopesOf(what.action);
    if (others.length === 0) act(what, first);
    else setAsked(what);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const draft = form.submit();
    if (draft && opened && !isChanged) onClose();
    else if (draft) ask({ action: 'save', draft });
    else requestAnimationFrame(() => formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const close = () => (isChanged ? setClosing(true) : onClose());
  const giveUp = () => {
    guard.release();
    if (guard.isAsking) guard.leave();
    else onClose();
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
        if (!formElement.current?.contains(document.activeElement)) titleField.current?.focus();
      }}
    >
      <form ref={formElement} onSubmit={submit} noValidate>
        <div className="modal-header">
          <h2 id={`${id}heading`} className="modal-title">
            {t(opened ? 'edit' : 'add')}
          </h2>
          <button type="button" className="btn-close" aria-label={t('close', { ns: 'apps' })} onClick={close} />
        </div>
        <EventFields form={form} titleField={titleField} />
        <div className="modal-footer">
          {opened && (
            <button
              type="button"
              className="btn btn-outline-secondary event-delete"
              onClick={() => ask({ action: 'delete' })}
            >
              <Icon icon={trash} />
              {t('delete')}
            </button>
          )}
          <button type="button" className="btn btn-outline-secondary" onClick={close}>
            {t('cancel', { ns: 'apps' })}
          </button>
          <button type="submit" className="btn btn-primary">
            {t(opened ? 'save' : 'addAction')}
          </button>
        </div>
      </form>
      {asked && (
        <ScopeDialog
          action={asked.action}
          title={given.title}
          scopes={scopesOf(asked.action)}
          onChoose={(scope) => act(asked, scope)}
          onCancel={() => setAsked(null)}
        />
      )}
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
