import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscardDialog } from '../../components/ConfirmDialog';
import { useDiscardQuestion } from '../../components/useDiscardQuestion';
import { useKeptInput } from '../session/public/keptInput';
import { ContactField } from './ContactField';
import {
  type Contact,
  type ContactDetails,
  departments,
  detailsProblems,
  fullName,
  labelsOf,
  maxNotesLength,
  normalizeContact,
  readLabels,
} from './contact';

/** What the user has typed. */
interface ContactInput {
  readonly changed: Partial<ContactDetails>;
  /** The text of the labels' field; null while it is as it was. */
  readonly labels: string | null;
}

export interface ContactFormProps {
  /** The contact's id; null for a new one. */
  readonly contactId: number | null;
  /** The form's heading. */
  readonly title: string;
  /** What happened to the contact meanwhile, as a sentence. */
  readonly notice?: string | undefined;
  /** What the contact has. It may change meanwhile: fields that the user has not changed follow it. */
  readonly current: ContactDetails;
  /** Another contact with this email address. */
  readonly contactWithEmail: (email: string) => Contact | undefined;
  readonly onSave: (details: ContactDetails) => void;
  readonly onCancel: () => void;
}

/** The form for a new or an existing contact. Errors are shown on submit. */
export function ContactForm(props: ContactFormProps) {
  const { contactId, title, notice, current, contactWithEmail, onSave, onCancel } = props;
  const { t } = useTranslation('contacts');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { restored, keep } = useKeptInput<ContactInput>(`contact ${contactId ?? 'new'}`);
  const [changed, setChanged] = useState<Partial<ContactDetails>>(restored?.changed ?? {});
  const [labels, setLabels] = useState(restored?.labels ?? null);
  const [isAsked, setAsked] = useState(false);
  const details = { ...current, ...changed };
  const isChanged = JSON.stringify(normalizeContact(details)) !== JSON.stringify(normalizeContact(current));
  const question = useDiscardQuestion(isChanged, onCancel);
  keep(isChanged ? { changed, labels } : null);
  const twin = contactWithEmail(details.email);
  const problems = isAsked ? detailsProblems(details) : {};
  const change = (fields: Partial<ContactDetails>) => setChanged({ ...changed, ...fields });

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const [firstProblem] = Object.keys(detailsProblems(details));
    if (firstProblem) {
      form.current?.querySelector<HTMLElement>(`[name="${firstProblem}"]`)?.focus();
      return;
    }
    if (!question.release()) return;
    onSave(normalizeContact(details));
  };
  const field = (name: 'firstname' | 'lastname' | 'company' | 'phone' | 'email' | 'address') => ({
    name,
    label: t(`field.${name}`),
    value: details[name],
    problem: problems[name] && t(`problem.${problems[name]}`),
    onChange: (value: string) => change({ [name]: value }),
  });

  return (
    <form ref={form} className="contact-form" noValidate onSubmit={submit} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{title}</h2>
      <p className="contact-required">{t('required')}</p>
      <div role="status">{notice && <p className="alert alert-warning">{notice}</p>}</div>
      <div className="contact-fields">
        <ContactField {...field('firstname')} autoComplete="off" />
        <ContactField {...field('lastname')} autoComplete="off" />
        <ContactField
          {...field('email')}
          type="email"
          autoComplete="off"
          note={twin && t('emailTaken', { name: fullName(twin) })}
        />
        <ContactField {...field('phone')} type="tel" autoComplete="off" />
        <ContactField {...field('company')} autoComplete="off" />
        <div>
          <label className="form-label" htmlFor={`${id}department`}>
            {t('field.department')}
          </label>
          <select
            id={`${id}department`}
            className="form-select"
            value={details.department}
            onChange={(event) => change({ department: departments.find((one) => one === event.target.value) ?? '' })}
          >
            <option value="">{t('noDepartment')}</option>
            {departments.map((department) => (
              <option key={department} value={department}>
                {t(`filter.${department}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="contact-field-wide">
          <ContactField {...field('address')} autoComplete="off" />
        </div>
        <div className="contact-field-wide">
          <ContactField
            name="labels"
            label={t('field.labels')}
            value={labels ?? labelsOf(current).join(', ')}
            note={t('labelsHint')}
            autoComplete="off"
            onChange={(text) => {
              setLabels(text);
              change({ labels: readLabels(text) });
            }}
          />
        </div>
        <div className="contact-field-wide">
          <label className="form-label" htmlFor={`${id}notes`}>
            {t('field.notes')}
          </label>
          <textarea
            id={`${id}notes`}
            className="form-control"
            rows={3}
            maxLength={maxNotesLength}
            value={details.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        </div>
        <label className="form-check contact-field-wide">
          <input
            type="checkbox"
            className="form-check-input"
            checked={details.frequentlycontacted}
            onChange={(event) => change({ frequentlycontacted: event.target.checked })}
          />
          <span className="form-check-label">{t('filter.frequently_contacted')}</span>
        </label>
      </div>
      <div className="contact-form-actions">
        <button type="button" className="btn btn-outline-secondary" onClick={question.close}>
          {t('cancel')}
        </button>
        <button type="submit" className="btn btn-primary">
          {t('save')}
        </button>
      </div>
      <DiscardDialog
        question={question}
        title={t('leave.title')}
        explanation={t('leave.explanation')}
        confirm={t('leave.confirm')}
      />
    </form>
  );
}
