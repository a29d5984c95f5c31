import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import type { CloseQuestion } from './useDiscardQuestion';

export interface ConfirmDialogProps {
  readonly title: string;
  /** What will be lost, in a sentence. */
  readonly explanation: string;
  /** The verb on the button. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, explanation, confirm, onConfirm, onCancel }: ConfirmDialogProps) {
  const { t } = useTranslation('apps');
  const titleId = useId();
  return (
    <Modal isOpen toggle={onCancel} labelledBy={titleId} centered>
      <div className="modal-header">
        <h2 id={titleId} className="modal-title">
          {title}
        </h2>
      </div>
      <div className="modal-body">
        <p className="mb-0">{explanation}</p>
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
          {t('cancel')}
        </button>
        <button type="button" className="btn btn-danger" onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </Modal>
  );
}

interface DiscardDialogProps extends Omit<ConfirmDialogProps, 'onConfirm' | 'onCancel'> {
  readonly question: Pick<CloseQuestion, 'isAsking' | 'discard' | 'goOn'>;
}

/** The question of useDiscardQuestion.ts, while it is asked. */
export function DiscardDialog({ question, ...texts }: DiscardDialogProps) {
  return question.isAsking && <ConfirmDialog {...texts} onConfirm={question.discard} onCancel={question.goOn} />;
}
