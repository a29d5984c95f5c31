import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { DiscardDialog } from '../../../components/ConfirmDialog';
import { useCloseQuestion } from '../../../components/useDiscardQuestion';
import { useFileDrop } from '../../../components/useFileDrop';
import { useFormats } from '../../../components/useFormats';
import { useRestoreFocus } from '../../../components/useRestoreFocus';
import { contactsImported, selectContactsState } from '../contactsSlice';
import { ChooseFile } from './ChooseFile';
import type { ReadContact } from './checkContacts';
import { ImportReview } from './ImportReview';
import { type DuplicateChoice, findKnown, planImport } from './planImport';
import { type FileProblem, type ReadFile, readContactFile } from './readContactFile';
import './import.scss';

type Stage =
  | { readonly name: 'choose'; readonly problem?: FileProblem; readonly file?: File }
  | { readonly name: 'reading'; readonly file: File }
  | { readonly name: 'review'; readonly read: ReadFile };

/** Imports contacts of a file: nothing is written before the person has seen what was read, and confirms. */
export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const { number } = useFormats();
  const dispatch = useAppDispatch();
  const { items } = useAppSelector(selectContactsState);
  const id = useId();
  const [stage, setStage] = useState<Stage>({ name: 'choose' });
  const [choices, setChoices] = useState<ReadonlyMap<ReadContact, DuplicateChoice>>(new Map());
  const latest = useRef(0);
  const dialog = useRef<HTMLElement>(null);
  // Of a button that the next step does not have.
  useRestoreFocus(dialog, () => dialog.current);

  const open = useCallback(async (file: File, encoding?: ReadFile['encoding']) => {
    latest.current += 1;
    const mine = latest.current;
    setStage({ name: 'reading', file });
    const read = await readContactFile(file, encoding);
    // Another file was chosen meanwhile.
    if (mine !== latest.current) return;
    setChoices(new Map());
    setStage(typeof read === 'string' ? { name: 'choose', problem: read, file } : { name: 'review', read });
  }, []);
  const isOver = useFileDrop(open, { inDialog: true });

  const read = stage.name === 'review' ? stage.read : null;
  const plan = read && planImport(read.contacts, items, (duplicate) => choices.get(duplicate) ?? 'merge');
  const question = useCloseQuestion(read !== null && choices.size > 0, onClose);
  const count = plan ? plan.added.length + plan.changed.length : 0;
  const write = () => {
    if (plan) dispatch(contactsImported({ added: plan.added, changed: plan.changed }));
    onClose();
  };
  return (
    <Modal isOpen toggle={question.close} labelledBy={`${id}title`} centered scrollable size="lg" backdrop="static">
      <div className="modal-header">
        <h2
          id={`${id}title`}
          className="modal-title"
          ref={(title) => {
            dialog.current = title?.closest<HTMLElement>('.modal') ?? null;
          }}
        >
          {t('files.importTitle')}
        </h2>
        <button type="button" className="btn-close" aria-label={t('close', { ns: 'apps' })} onClick={question.close} />
      </div>
      <div className="modal-body">
        {read && plan ? (
          <ImportReview
            read={read}
            known={findKnown(read.contacts, items)}
            withoutNotes={plan.withoutNotes}
            choiceOf={(duplicate) => choices.get(duplicate) ?? 'merge'}
            onChoose={(chosen, choice) =>
              setChoices(new Map([...choices, ...chosen.map((one) => [one, choice] as const)]))
            }
            onEncoding={(encoding) => open(read.file, encoding)}
          />
        ) : (
          <ChooseFile
            problem={stage.name === 'choose' ? stage.problem : undefined}
            fileName={'file' in stage ? stage.file?.name : undefined}
            isReading={stage.name === 'reading'}
            isOver={isOver}
            onFile={open}
          />
        )}
      </div>
      <div className="modal-footer">
        {read && (
          <button
            type="button"
            className="btn btn-link contact-import-restart"
            onClick={() => setStage({ name: 'choose' })}
          >
            {t('files.another')}
          </button>
        )}
        <button type="button" className="btn btn-outline-secondary" onClick={question.close}>
          {t('cancel')}
        </button>
        {read && (
          <button type="button" className="btn btn-primary" disabled={count === 0} onClick={write}>
            {t('files.write', { count, formatted: number(count) })}
          </button>
        )}
      </div>
      <DiscardDialog
        question={question}
        title={t('leave.title')}
        explanation={t('leave.file')}
        confirm={t('leave.confirm')}
      />
    </Modal>
  );
}
