import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Offcanvas, OffcanvasBody, OffcanvasHeader } from 'reactstrap';
import { textOf } from '../../../../../graphql/rental';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { PageFallback } from '../../../components/Spinner';
import { useLeaveGuard } from '../../../components/useLeaveGuard';
import { usePageMark } from '../../../components/usePageMark';
import { labelOf } from '../fields/labelOf';
import { useProblemText } from '../fields/useProblemText';
import { findRental } from '../sync/mergeRentals';
import type { Refusal } from '../sync/outbox';
import { refusedField } from '../sync/refusedField';
import {
  refusalDismissed,
  selectRefusals,
  selectRentals,
  selectRentalsLoading,
  selectRentalsSource,
} from '../sync/rentalsSlice';
import { useRentalPanels } from './useRentalPanels';
import './edit.scss';
import { addRental, deleteRentals, editRental, restoreRentals } from './editActions';
import { RentalEditor } from './RentalEditor';
import { emptyForm, formOf, formWith, type RentalForm } from './rentalForm';
import { newRental } from './rentalParam';

/** Shows and edits one rental: opened by the address, `?rental=<id>` or `?rental=new`. */
export default function RentalPanel({ id }: { readonly id: string }) {
  const { t } = useTranslation('rentals');
  usePageMark('sidePanel');
  const [isDirty, setDirty] = useState(false);
  const guard = useLeaveGuard(isDirty);
  // Signing out, also in another tab, leads to an address without the rental before its form is removed.
  const isSignedOut = useAppSelector(selectRentalsSource) === 'sample';
  useEffect(() => {
    if (isSignedOut && guard.isAsking) guard.leave();
  });
  const titleId = useId();
  const isNew = id === newRental;
  const { close } = useRentalPanels();
  const closeFreely = () => {
    guard.release();
    close();
  };
  return (
    <Offcanvas
      isOpen
      direction="end"
      toggle={close}
      trapFocus
      labelledBy={titleId}
      className="rental-panel"
      unmountOnClose
    >
      <OffcanvasHeader toggle={close} tag="h2" id={titleId} closeAriaLabel={t('edit.close')}>
        {t(isNew ? 'edit.newTitle' : 'edit.title')}
      </OffcanvasHeader>
      <OffcanvasBody>
        {guard.isAsking && (
          <div className="alert alert-warning rental-panel-question" role="alert">
            <p>{t('edit.unsaved')}</p>
            <button type="button" className="btn btn-sm btn-outline-secondary" onClick={guard.leave}>
              {t('edit.discard')}
            </button>
            <button type="button" className="btn btn-sm btn-primary" onClick={guard.stay}>
              {t('edit.goOn')}
            </button>
          </div>
        )}
        <PanelContent id={id} onDirty={setDirty} onClose={closeFreely} onCancel={close} />
      </OffcanvasBody>
    </Offcanvas>
  );
}

interface PanelContentProps {
  readonly id: string;
  readonly onDirty: (isDirty: boolean) => void;
  /** Closes, discarding the form's text. */
  readonly onClose: () => void;
  /** Closes if no text would be lost. */
  readonly onCancel: () => void;
}

function PanelContent({ id, onDirty, onClose, onCancel }: PanelContentProps) {
  const { t } = useTranslation('rentals');
  const dispatch = useAppDispatch();
  const source = useAppSelector(selectRentalsSource);
  const isLoading = useAppSelector((state) => selectRentalsLoading(state) && selectRentals(state).length === 0);
  const rental = useAppSelector((state) => findRental(selectRentals(state), id));
  const refusal = useAppSelector(selectRefusals).find(({ rentalId }) => rentalId === id);
  const isSaved = useRef(false);
  const isNew = id === newRental || (refusal !== undefined && !rental);

  if (source === 'none' || (isLoading && !isNew)) return <PageFallback />;
  if (source === 'sample') return <Message>{t('edit.guest')}</Message>;
  if (!rental && !isNew) return <Message>{t('edit.notFound')}</Message>;

  const before: RentalForm = rental ? formOf(rental) : emptyForm;
  return (
    <RentalEditor
      rental={rental ?? null}
      first={refusal ? formWith(before, refusal.content) : before}
      refusal={refusal ? <RefusalReason refusal={refusal} /> : null}
      onDirty={onDirty}
      onCancel={onCancel}
      onSave={(fields, seen) => {
        // Going back is asynchronous: a second press would add a new rental again.
        if (isSaved.current) return;
        isSaved.current = true;
        if (seen) dispatch(editRental(seen.id, fields, seen));
        else dispatch(addRental(fields));
        if (refusal) dispatch(refusalDismissed(refusal.id));
        onClose();
      }}
      onDelete={() => {
        dispatch(deleteRentals([id]));
        onClose();
      }}
      onRestore={() => {
        dispatch(restoreRentals([id]));
        onClose();
      }}
      onRestoreVersion={(content) => {
        dispatch(editRental(id, content, rental, { kind: 'restore' }));
        onClose();
      }}
    />
  );
}

/** Why the cloud did not take a change: in the page's language where it has a sentence for it. */
function RefusalReason({ refusal }: { readonly refusal: Refusal }) {
  const { t } = useTranslation('rentals');
  const problemText = useProblemText();
  const { content, message } = refusal;
  if (message === '') return t('sync.notAnswered');
  const wrong = refusedField(refusal);
  if (!wrong) return <bdi lang="en">{message}</bdi>;
  const problem = problemText(wrong.field, wrong.code, textOf(content, wrong.field));
  return t('filter.problem', { field: labelOf(t, wrong.field), problem });
}

function Message({ children }: { readonly children: ReactNode }) {
  return <p className="text-secondary">{children}</p>;
}
