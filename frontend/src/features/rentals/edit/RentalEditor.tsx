import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import type { RentalValues } from '../../../../../graphql/rental';
import { useAppSelector } from '../../../app/hooks';
import { useFormats } from '../../../components/useFormats';
import { selectIsPending } from '../rentalsSlice';
import { hasContent } from '../sync/localChange';
import { useProblemText } from '../useProblemText';
import { RentalField } from './RentalField';
import { fieldsOf, formFields, formOf, isSameForm, problemsOf, type RentalForm } from './rentalForm';

export interface RentalEditorProps {
  /** The current rental; null for a new one. */
  readonly rental: Rental | null;
  /** The initial values of the fields. */
  readonly first: RentalForm;
  /** Why the cloud refused these fields the last time. */
  readonly refusal: string | null;
  readonly onDirty: (isDirty: boolean) => void;
  /** @param seen the rental when editing began */
  readonly onSave: (fields: RentalValues, seen: Rental | null) => void;
  readonly onDelete: () => void;
  readonly onRestore: () => void;
  readonly onCancel: () => void;
}

/** The form of one rental, with its actions. */
export function RentalEditor({ rental, first, refusal, onDirty, onSave, ...actions }: RentalEditorProps) {
  const { t } = useTranslation('rentals');
  const problemText = useProblemText();
  const [form, setForm] = useState(first);
  const [seen, setSeen] = useState(rental);
  const [wasSent, setSent] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const helpId = useId();
  const problems = problemsOf(form);
  const isChanged = !isSameForm(form, seen ? formOf(seen) : first) || refusal !== null;
  const isBehind = rental !== null && seen !== null && rental._version > seen._version && !hasContent(rental, seen);

  // Before the next paint: otherwise Back could discard the text without asking.
  useLayoutEffect(() => onDirty(isChanged), [isChanged, onDirty]);

  const save = (event: FormEvent) => {
    event.preventDefault();
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
        const problem = wasSent ? problems[field] : undefined;
        return (
          <RentalField
            key={field}
            field={field}
            value={form[field]}
            problem={problem && problemText(field, problem, form[field])}
            onChange={(value) => setForm({ ...form, [field]: value })}
          />
        );
      })}
      {rental && <History rental={rental} />}
      <div className="rental-editor-actions">
        <button type="submit" className="btn btn-primary" disabled={rental !== null && !isChanged}>
          {t(rental ? 'edit.save' : 'edit.saveNew')}
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={actions.onCancel}>
          {t('edit.cancel')}
        </button>
        {rental?._deleted && (
          <button type="button" className="btn btn-outline-secondary" onClick={actions.onRestore}>
            {t('edit.restore')}
          </button>
        )}
        {rental && !rental._deleted && (
          <button type="button" className="btn btn-outline-danger" onClick={actions.onDelete}>
            {t('edit.delete')}
          </button>
        )}
      </div>
    </form>
  );
}

/** The rental's version and times, or a note that it is not saved yet. */
function History({ rental }: { readonly rental: Rental }) {
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
