import { clsx } from 'clsx';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import type { Person, PersonRole } from '../../../../graphql/generated/schema';
import { personRoles } from '../../../../graphql/people';
import { DiscardDialog } from '../../components/ConfirmDialog';
import { FileButton } from '../../components/FileButton';
import { useDiscardQuestion } from '../../components/useDiscardQuestion';
import { oncePerDoubleClick } from '../../lib/oncePerDoubleClick';
import { useKeptInput } from '../session/public/keptInput';
import { InvitationRows } from './InvitationRows';
import { invitationForm, readInvitations, withoutRows } from './invitationList';
import { useSendInvitations } from './useSendInvitations';

export interface InviteDialogProps {
  /** The people that already have an account. */
  readonly people: readonly Person[];
  readonly onInvited: (people: readonly Person[]) => void;
  readonly onClose: () => void;
}

interface InvitationInput {
  readonly text: string;
  readonly role: PersonRole;
}

/** The maximum size of a list of people, in bytes: larger files contain something else. */
const maxFileBytes = 1_000_000;

/** Invites one person or many: each line is checked while the user types, and has its own result. */
export default function InviteDialog({ people, onInvited, onClose }: InviteDialogProps) {
  const { t } = useTranslation('people');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { restored, keep } = useKeptInput<InvitationInput>(invitationForm);
  const [text, setText] = useState(restored?.text ?? '');
  const [role, setRole] = useState<PersonRole>(restored?.role ?? 'viewer');
  const [fileProblem, setFileProblem] = useState<'fileTooLarge' | 'fileUnreadable' | null>(null);
  const existing = useMemo(() => new Set(people.map(({ email }) => email.toLowerCase())), [people]);
  const rows = useMemo(() => readInvitations(text, role, existing), [text, role, existing]);
  const ready = rows.filter(({ problem }) => problem === null);
  const isEmpty = ready.length === 0;
  const { sent, isSending, send } = useSendInvitations(onInvited);
  const hasUnsent = text.trim() !== '' || isSending;
  const question = useDiscardQuestion(hasUnsent, onClose);
  keep(hasUnsent ? { text, role } : null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (isEmpty) {
      field.current?.focus();
      return;
    }
    const outcome = await send(ready);
    // What the question said of sending is no longer so.
    question.goOn();
    // Lines that were not sent stay, so that the user can correct them.
    const left = withoutRows(text, rows, new Set(outcome.filter(({ person }) => person).map(({ row }) => row)));
    // With what a file has added meanwhile.
    setText((now) => `${left}${now.slice(text.trimEnd().length)}`.trim());
  };
  const readFile = async (file: File) => {
    setFileProblem(file.size > maxFileBytes ? 'fileTooLarge' : null);
    if (file.size > maxFileBytes) return;
    const read = await file.text().catch(() => null);
    if (read === null) return setFileProblem('fileUnreadable');
    setText((now) => (now.trim() === '' ? read : `${now.trimEnd()}\n${read}`));
    field.current?.focus();
  };
  // It may move to where "Send" was.
  const closeOnClick = oncePerDoubleClick(() => question.close());

  return (
    <Modal
      isOpen
      toggle={question.close}
      labelledBy={`${id}heading`}
      centered
      scrollable
      autoFocus={false}
      onOpened={() => field.current?.focus()}
    >
      <form className="modal-content border-0" onSubmit={submit} noValidate>
        <div className="modal-header">
          <h2 id={`${id}heading`} className="modal-title">
            {t('invite.title')}
          </h2>
          <button type="button" className="btn-close" aria-label={t('close', { ns: 'apps' })} onClick={closeOnClick} />
        </div>
        <div className="modal-body invite-form">
          <div>
            <label className="form-label" htmlFor={`${id}list`}>
              {t('invite.list')}
            </label>
            <textarea
              id={`${id}list`}
              ref={field}
              className="form-control"
              rows={4}
              dir="auto"
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              aria-describedby={`${id}hint`}
              placeholder={t('invite.placeholder')}
              value={text}
              readOnly={isSending}
              onChange={(event) => setText(event.target.value)}
            />
            <p id={`${id}hint`} className="form-text">
              {t('invite.hint')}
            </p>
            <FileButton
              label={t('invite.file')}
              accept=".csv,.txt,text/csv,text/plain"
              className="btn btn-sm btn-outline-secondary"
              onFile={(file) => void readFile(file)}
            />
            <p role="alert" className="invite-file-problem">
              {fileProblem && t(`invite.${fileProblem}`)}
            </p>
          </div>
          <div>
            <label className="form-label" htmlFor={`${id}role`}>
              {t('invite.role')}
            </label>
            <select
              id={`${id}role`}
              className="form-select"
              value={role}
              disabled={isSending}
              onChange={({ target }) => setRole(personRoles.find((one) => one === target.value) ?? 'viewer')}
            >
              {personRoles.map((one) => (
                <option key={one} value={one}>
                  {t(`role.${one}`)}: {t(`roleMeans.${one}`)}
                </option>
              ))}
            </select>
          </div>
          <InvitationRows rows={rows} sent={sent} isSending={isSending} />
        </div>
        <div className="modal-footer">
          <button type="button" className="btn btn-outline-secondary" onClick={closeOnClick}>
            {sent.length > 0 && text.trim() === '' ? t('close', { ns: 'apps' }) : t('cancel', { ns: 'apps' })}
          </button>
          {/* Not `disabled`, which would drop the focus of who has just sent. */}
          <button
            type="submit"
            className={clsx('btn btn-primary invite-send', !isSending && isEmpty && 'disabled')}
            aria-disabled={isSending || isEmpty}
          >
            {isSending ? t('invite.sending') : t(isEmpty ? 'invite.sendNone' : 'invite.send', { count: ready.length })}
          </button>
        </div>
      </form>
      <DiscardDialog
        question={question}
        title={t('leave.title')}
        explanation={isSending ? t('leave.sending') : t('leave.explanation')}
        confirm={t('leave.confirm')}
      />
    </Modal>
  );
}
