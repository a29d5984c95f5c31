import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import { useAppSelector } from '../../../../app/hooks';
import { hasKeptInput, useKeptInput } from '../../../session/public/keptInput';
import { selectAccountId } from '../../../session/public/session';
import { keptReview, reviewForm } from '../reviewForm';
import { selectCurrentImport } from '../uploadSlice';
import { ChooseFile } from './ChooseFile';
import { ImportProgress } from './ImportProgress';
import { ImportReport } from './ImportReport';
import { ImportReview } from './ImportReview';
import { ImportSteps } from './ImportSteps';
import './import.scss';
import { DiscardDialog } from '../../../../components/ConfirmDialog';
import { useFileDrop } from '../../../../components/useFileDrop';
import { useRestoreFocus } from '../../../../components/useRestoreFocus';
import { isolate } from '../../../../lib/isolate';
import { problemKey, rowProblems, rowProblemText } from '../read/problemKey';
import { rememberColumns } from '../read/rememberedColumns';
import type { StartOutcome } from '../send/importManager';
import { useImportManager } from '../useImportManager';
import type { ReviewedFile } from './reviewStage';
import { useDepartureQuestion } from './useDepartureQuestion';
import { useFileReview } from './useFileReview';

/** Two pages show it themselves (useKeptReview.ts). */
const hasOwnDialog = /dashboards\/(Rotter|Amster)dam/i;
keptReview.isWaiting = (state) => hasKeptInput(state, reviewForm) && !hasOwnDialog.test(window.location.pathname);

export interface ImportDialogProps {
  /** A file that was dropped on the page, or is imported again from the history. */
  readonly firstFile: File | null;
  readonly onClose: () => void;
}

/**
 * Imports rentals from a CSV file in four steps: choose, review, import, report. Closing it does not stop a running
 * import.
 */
export default function ImportDialog({ firstFile, onClose }: ImportDialogProps) {
  const { t } = useTranslation('import');
  const manager = useImportManager();
  const review = useFileReview(manager.dependencies);
  const current = useAppSelector(selectCurrentImport);
  const sub = useAppSelector(selectAccountId);
  const [owner] = useState(sub);
  const isOfOtherAccount = owner !== null && sub !== null && sub !== owner;
  const titleId = useId();
  const dialog = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Each step replaces the buttons of the one before; without the focus, Escape would not close the dialog.
  useRestoreFocus(dialog, () => title.current);
  const opened = useRef<File | null>(null);
  const { stage, open } = review;

  const [attempt, setAttempt] = useState<{ file: File; outcome: StartOutcome | 'starting' } | null>(null);
  const outcome = stage.name === 'review' && attempt?.file === stage.file ? attempt.outcome : null;
  const isStarting = outcome === 'starting';
  const canOpen = current === null && !isStarting;
  const reviewed = stage.name === 'review' && !isStarting ? stage : null;
  const hasCorrections = reviewed !== null && Object.keys(reviewed.edits).length > 0;
  const { restored, keep } = useKeptInput<ReviewedFile>(reviewForm);
  keep(reviewed);
  const first = firstFile ?? restored?.file ?? null;
  const isReport = current?.phase === 'ended' || current?.phase === 'archiving';
  const question = useDepartureQuestion(hasCorrections, (departure) => {
    if (departure === 'restart') return review.restart();
    if (departure !== 'close') return open(departure);
    if (isReport) void manager.dismiss();
    // Not for later: the session may have ended meanwhile.
    keep(null);
    onClose();
  });
  const { ask, isAsking } = question;
  useEffect(
    () => () => {
      // The review closes its file when its effects are cleaned up. When React runs them again, the file is opened
      // again.
      opened.current = null;
    },
    [],
  );
  useEffect(() => {
    if (!first || opened.current === first || !canOpen) return;
    opened.current = first;
    if (hasCorrections) ask(first);
    else open(first, restored?.file === first ? restored : undefined);
  }, [first, restored, open, canOpen, hasCorrections, ask]);

  // The next account must not see the file. Who signs in again goes on with it.
  useEffect(() => {
    if (isOfOtherAccount) onClose();
  }, [isOfOtherAccount, onClose]);

  const onDrop = useCallback(
    (file: File) => {
      if (!canOpen) return;
      if (hasCorrections) ask(file);
      else open(file);
    },
    [canOpen, open, hasCorrections, ask],
  );
  const isOver = useFileDrop(onDrop, { inDialog: true });

  const start = async ({ file, source, overview, choice, edits, check }: ReviewedFile) => {
    if (!check) return;
    const texts = rowProblems.map((problem) => [problemKey(problem), rowProblemText(t, problem)]);
    const reasons = { ...Object.fromEntries(texts), line: t('line'), reason: t('reason'), blocked: t('blockedRow') };
    rememberColumns(overview.firstRows[0] ?? [], overview.guess, choice);
    const { encoding, delimiter } = overview;
    const prepared = { account: sub ?? '', file, source, encoding, delimiter, choice, edits, check, reasons };
    setAttempt({ file, outcome: 'starting' });
    await review.handOver(async () => {
      const outcome = await manager.start(prepared);
      setAttempt({ file, outcome });
      return outcome === 'begun';
    });
  };

  // A file that waits for an unfinished import is shown again after that import's report.
  const isWaiting = current !== null && outcome === 'unfinished';
  const close = () => {
    if (isReport && isWaiting && current.isArchived !== false) void manager.dismiss();
    else question.askToLeave('close');
  };
  const restart = () => question.askToLeave('restart');
  // Signing out and the lock lead to another page, also from another tab: there is nobody to ask.
  useEffect(() => {
    if (owner !== null && sub === null && question.isLeavingPage) question.leavePage();
  });
  // The button that was pressed may be gone with its step: outside of the dialog, Escape would not reach it.
  useEffect(() => {
    if (!isAsking) return;
    return () => {
      if (!dialog.current?.contains(document.activeElement)) title.current?.focus({ preventScroll: true });
    };
  }, [isAsking]);

  if (isOfOtherAccount) return null;
  return (
    <Modal
      isOpen
      toggle={close}
      backdrop="static"
      scrollable
      labelledBy={titleId}
      innerRef={dialog}
      className="import-dialog"
    >
      <div className="modal-header">
        <h2 id={titleId} ref={title} tabIndex={-1} className="modal-title">
          {t(current?.kind === 'undo' ? 'undo.title' : 'title')}
        </h2>
        <button type="button" className="btn-close" aria-label={t('close')} onClick={close} />
      </div>
      {current?.kind !== 'undo' && (
        <ImportSteps
          current={isReport ? 'report' : current ? 'import' : stage.name === 'review' ? 'review' : 'choose'}
          onRestart={!current && stage.name === 'review' && !isStarting ? restart : undefined}
        />
      )}
      {isWaiting && (
        <p role="status" className="alert alert-info import-waiting">
          {t('unfinished', { name: isolate(attempt?.file.name ?? '') })}
        </p>
      )}
      {current && !isReport && <ImportProgress current={current} manager={manager} onClose={close} />}
      {current && isReport && <ImportReport current={current} manager={manager} onClose={close} />}
      {!current && stage.name !== 'review' && (
        <ChooseFile stage={stage} isOver={isOver} onFile={(file) => open(file)} onClose={close} />
      )}
      {!current && stage.name === 'review' && (
        <ImportReview
          stage={stage}
          review={review}
          isStarting={isStarting}
          isElsewhere={outcome === 'elsewhere'}
          onStart={() => start(stage)}
          onRestart={restart}
          onClose={close}
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
