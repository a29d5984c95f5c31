import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import type { Scope } from './changeSeries';

export interface ScopeDialogProps {
  readonly action: 'save' | 'delete';
  readonly title: string;
  readonly scopes: readonly Scope[];
  readonly onChoose: (scope: Scope) => void;
  readonly onCancel: () => void;
}

/** Asks which occurrences of an event that repeats a change is for. */
export function ScopeDialog({ action, title, scopes, onChoose, onCancel }: ScopeDialogProps) {
  const { t } = useTranslation('calendar');
  const id = useId();
  return (
    <Modal isOpen toggle={onCancel} labelledBy={id} centered>
      <div className="modal-header">
        <h2 id={id} className="modal-title">
          {t(`scope.${action}`, { title })}
        </h2>
      </div>
      <div className="modal-body event-scopes">
        {scopes.map((scope) => (
          <button key={scope} type="button" className="btn btn-outline-secondary" onClick={() => onChoose(scope)}>
            {t(`scope.${scope}`)}
          </button>
        ))}
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
          {t('cancel', { ns: 'apps' })}
        </button>
      </div>
    </Modal>
  );
}
