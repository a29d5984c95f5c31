import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import { isNewer } from '../../../../../graphql/reading-changes';
import type { RentalContent, RentalValues } from '../../../../../graphql/rental';
import { useAppSelector } from '../../../app/hooks';
import { defineLazy, LazyComponent } from '../../../components/LazyComponent';
import { RestrictedButton } from '../../../components/RestrictedButton';
import { useFormats } from '../../../components/useFormats';
import { useKeptInput } from '../../session/public/keptInput';
import { useDenial } from '../../session/public/permissions';
import { useProblemText } from '../fields/useProblemText';
import { hasContent } from '../sync/localChange';
import { selectIsPending } from '../sync/rentalsSlice';
import { RentalField } from './RentalField';
import {
  drawnFlagOf,
  fieldsOf,
  formFields,
  formOf,
  hasOwnFlag,
  isSameForm,
  problemsOf,
  type RentalForm,
  withField,
} from './rentalForm';

/** What a person has typed. */
interface RentalInput {
  readonly form: RentalForm;
  /** The rental when editing began. */
  readonly seen: Rental | null;
}

export interface RentalEditorProps {
  /** The current rental; null for a new one. */
  readonly rental: Rental | null;
  /** The initial values of the fields. */
  readonly first: RentalForm;
  /** Why the cloud refused these fields the last time; null where it did not. */
  readonly refusal: ReactNode;
  readonly onDirty: (isDirty: boolean) => void;
  /** @param seen the rental when editing began */
  readonly onSave: (fields: RentalValues, seen: Rental | null) => void;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
  /** @param content what differs between the rental and an earlier version of it */
  readonly onRestoreVersion: (content: RentalContent) => void;
  readonly onCancel: () => void;
}

const rentalHistory = defineLazy(() => import('./RentalHistory'), ['activity']);

/** The form of one rental, with its actions. */
export function RentalEditor({ rental, first, refusal, onDirty, onSave, ...actions }: RentalEditorProps) {
  const { t } = useTranslation('rentals');
  const problemText = useProblemText();
  const denial = useDenial('edit');
  const { restored, keep } = useKeptInput<RentalInput>(`rental ${rental?.id ?? 'new'}`);
  const [form, setForm] = useState(restored?.form ?? first);
  const [seen, setSeen] = useState(restored ? restored.seen : rental);
  const [wasSent, setSent] = useState(false);
  const [wantsOtherFlag, setOtherFlag] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const startsEmpty = useRef(rental === null);
  const helpId = useId();
  const problems = problemsOf(form);
  const showsFlag = wantsOtherFlag || !hasOwnFlag(form);
  const isChanged = !isSameForm(form, seen ? formOf(seen) : first) || refusal !== null;
  keep(isChanged ? { form, seen } : null);
  const isBehind = isChanged && rental !== null && seen !== null && isNewer(rental, seen) && !hasContent(rental, seen);
  // Nothing would be lost: the form shows what others write.
  if (!isChanged && rental && seen && rental !== seen) {
    setSeen(rental);
    setForm(formOf(rental));
  }

  // A new rental is typed at once; one that exists is read first, from its heading on.
  useEffect(() => {
    if (startsEmpty.current) element.current?.querySelector('input')?.focus();
  }, []);

  // Before the next paint: otherwise Back could discard the text without asking.
  useLayoutEffect(() => onDirty(isChanged), [isChanged, onDirty]);
  // Signing out in another tab removes the form: there is nothing left to ask about.
  useLayoutEffect(() => () => onDirty(false), [onDirty]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (denial) return;
    setSent(true);
    const wrong = formFields.find((field) => problems[field]);
    if (wrong) element.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    else onSave(fieldsOf(form), seen);
  };

  const showLatest = () => {
    if (!rental) return;
    setSeen(rental);
    setForm(formOf(rental));
  };

  return (
    <form ref={element} className="rental-editor" noValidate onSubmit={save} aria-describedby={helpId}>
      <div id={helpId} className="rental-editor-notices">
        {denial && <p className="alert alert-info">{denial}</p>}
        {refusal && <p className="alert alert-danger">{refusal}</p>}
        {rental?._deleted && <p className="alert alert-secondary">{t('edit.isDeleted')}</p>}
        {isBehind && (
          <div className="alert alert-warning" role="status">
            <p>{t('edit.changedMeanwhile')}</p>
            <button type="button" className="btn btn-sm btn-outline-secondary" onClick={showLatest}>
              {t('edit.showTheirs')}
            </button>
          </div>
        )}
      </div>
      {formFields.map((field) => {
        if (field === 'Flag' && !showsFlag) return null;
        const problem = wasSent ? problems[field] : undefined;
        return (
          <RentalField
            key={field}
            field={field}
            value={form[field]}
            isReadOnly={denial !== undefined}
            problem={problem && problemText(field, problem, form[field])}
            flag={drawnFlagOf(form)}
            onChange={(value) => setForm(withField(form, field, value))}
          />
        );
      })}
      {!showsFlag && !denial && (
        <button type="button" className="btn btn-sm btn-link rental-other-flag" onClick={() => setOtherFlag(true)}>
          {t('edit.otherFlag')}
        </button>
      )}
      {rental && <LastChange rental={rental} />}
      {rental && rental._version > 0 && (
        <div className="rental-editor-versions">
          <button
            type="button"
            className="btn btn-sm btn-link"
            aria-expanded={showsHistory}
            onClick={() => setShowsHistory(!showsHistory)}
          >
            {t('edit.showHistory')}
          </button>
          {showsHistory && (
            <LazyComponent part={rentalHistory} props={{ rental, isChanged, onRestore: actions.onRestoreVersion }} />
          )}
        </div>
      )}
      <div className="rental-editor-actions">
        <RestrictedButton
          type="submit"
          className="btn btn-primary"
          reason={denial}
          disabled={rental !== null && !isChanged}
        >
          {t(rental ? 'edit.save' : 'edit.saveNew')}
        </RestrictedButton>
        <button type="button" className="btn btn-outline-secondary" onClick={actions.onCancel}>
          {t('edit.cancel')}
        </button>
        {rental?._deleted && (
          <RestrictedButton className="btn btn-outline-secondary" reason={denial} onClick={actions.onRestore}>
            {t('edit.restore')}
          </RestrictedButton>
        )}
        {rental && !rental._deleted && (
          <RestrictedButton className="btn btn-outline-danger" reason={denial} onClick={actions.onDelete}>
            {t('edit.delete')}
          </RestrictedButton>
        )}
      </div>
    </form>
  );
}

/** The rental's version and times, or a note that it is not saved yet. */
function LastChange({ rental }: { readonly rental: Rental }) {
  const { t } = useTranslation('rentals');
  const { number, dateTime } = useFormats();
  const isPending = useAppSelector((state) => selectIsPending(state, rental.id));
  const version = number(rental._version);
  const changed = dateTime(rental._lastChangedAt);
  const created = dateTime(Date.parse(rental.createdAt));
  return (
    <p className="rental-editor-history">
      {rental._version === 0 ? t('edit.notStored') : t('edit.history', { version, changed, created })}
      {isPending && <span> {t('edit.isPending')}</span>}
    </p>
  );
}
