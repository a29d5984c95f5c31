import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import { DiscardDialog } from '../../components/ConfirmDialog';
import { Icon } from '../../components/Icon';
import { useDiscardQuestion } from '../../components/useDiscardQuestion';
import { useKeptInput } from '../session/public/keptInput';
import { EventFields, maxTitleLength } from './EventFields';
import { type EventDraft, type Scope, scopesFor } from './repeat/changeSeries';
import { ScopeDialog } from './repeat/ScopeDialog';
import { type EventInput, eventForm, useEventForm } from './useEventForm';
import type { OpenedEvent } from './useOpenedEvent';

export interface EventDialogProps {
  readonly draft: EventDraft;
  /** Null for a new event: an existing one can be deleted. */
  readonly opened: Pick<OpenedEvent, 'event' | 'occurrence'> | null;
  /** What was typed before a new event's dialog was on the page: its title. */
  readonly typedAhead?: () => string;
  /** What happened to the event meanwhile, as a sentence. */
  readonly notice?: string | undefined;
  /** @param scope for which occurrences, of an event that repeats */
  readonly onSave: (draft: EventDraft, scope: Scope) => void;
  readonly onDelete: (scope: Scope) => void;
  readonly onClose: () => void;
}

/** Adds or edits an event. */
export default function EventDialog(props: EventDialogProps) {
  const { draft: given, opened, typedAhead, notice, onSave, onDelete, onClose } = props;
  const { t } = useTranslation('calendar');
  const id = useId();
  const form = useEventForm(given, useKeptInput<EventInput>(eventForm(opened?.occurrence ?? null)));
  const { isChanged, change } = form;
  /** What is done once it is known for which occurrences. */
  const [asked, setAsked] = useState<'save' | 'delete' | null>(null);
  const question = useDiscardQuestion(isChanged, onClose);
  const formElement = useRef<HTMLFormElement>(null);
  const scopesOf = (action: 'save' | 'delete') =>
    opened ? scopesFor(opened.event, opened.occurrence.day, action === 'save' && form.isRuleChanged) : [];

  // In the frame that puts the dialog on the page: a key after it would reach neither the field nor what is kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const title = typedAhead?.();
    if (title) change({ title: title.slice(0, maxTitleLength) });
  }, []);

  const save = (scope: Scope, others: readonly Scope[] = []) => {
    const draft = form.submit(scope);
    if (!draft) return showProblem();
    if (opened && !isChanged) return onClose();
    if (others.length > 0) return setAsked('save');
    question.release();
    onSave(draft, scope);
  };
  const remove = (scope: Scope, others: readonly Scope[] = []) => {
    if (others.length > 0) return setAsked('delete');
    question.release();
    onDelete(scope);
  };
  const showProblem = () => {
    // Drawn at once: the focus does not come a frame later, when a person may be elsewhere.
    flushSync(() => setAsked(null));
    formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The first scope is the one with the least to be right: the others are checked once they are chosen.
    const [first = 'all', ...others] = scopesOf('save');
    save(first, others);
  };
  const askToRemove = () => {
    const [first = 'all', ...others] = scopesOf('delete');
    remove(first, others);
  };

  return (
    <Modal isOpen toggle={question.close} labelledBy={`${id}heading`} centered size="lg" autoFocus={false}>
      <form ref={formElement} onSubmit={submit} noValidate>
        <div className="modal-header">
          <h2 id={`${id}heading`} className="modal-title">
            {t(opened ? 'edit' : 'add')}
          </h2>
          <button
            type="button"
            className="btn-close"
            aria-label={t('close', { ns: 'apps' })}
            onClick={question.close}
          />
        </div>
        <div role="status">{notice && <p className="alert alert-warning event-notice">{notice}</p>}</div>
        <EventFields form={form} titleField={focusField} />
        <div className="modal-footer">
          {opened && (
            <button type="button" className="btn btn-outline-secondary event-delete" onClick={askToRemove}>
              <Icon icon={trash} />
              {t('delete')}
            </button>
          )}
          <button type="button" className="btn btn-outline-secondary" onClick={question.close}>
            {t('cancel', { ns: 'apps' })}
          </button>
          <button type="submit" className="btn btn-primary">
            {t(opened ? 'save' : 'addAction')}
          </button>
        </div>
      </form>
      {asked && (
        <ScopeDialog
          action={asked}
          title={given.title}
          scopes={scopesOf(asked)}
          onChoose={(scope) => (asked === 'save' ? save(scope) : remove(scope))}
          onCancel={() => setAsked(null)}
        />
      )}
      <DiscardDialog
        question={question}
        title={t('leave.title')}
        explanation={t('leave.explanation')}
        confirm={t('leave.confirm')}
      />
    </Modal>
  );
}

/** As soon as it is on the page: while the dialog fades in, a letter would be lost. */
const focusField = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });
