import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { selectContactLabels } from './contactsSlice';
import { type ContactsView, contactOrders, readView } from './contactsView';

export interface ContactToolsProps {
  readonly view: ContactsView;
  readonly onChange: (changed: Partial<ContactsView>) => void;
}

/** The order of the list, and the label that its contacts have. */
export function ContactTools({ view, onChange }: ContactToolsProps) {
  const { t } = useTranslation('contacts');
  const known = useAppSelector(selectContactLabels);
  const labels = view.label === null || known.includes(view.label) ? known : [view.label, ...known];
  return (
    <div className="contact-tools quiet-fields">
      <select
        className="form-select form-select-sm"
        aria-label={t('sortBy')}
        value={view.order}
        onChange={({ target: { value } }) => onChange({ order: readView(new URLSearchParams({ sort: value })).order })}
      >
        {contactOrders.map((order) => (
          <option key={order} value={order}>
            {t(`order.${order}`)}
          </option>
        ))}
      </select>
      {labels.length > 0 && (
        <select
          className="form-select form-select-sm"
          aria-label={t('filterLabel')}
          value={view.label ?? ''}
          onChange={({ target: { value } }) => onChange({ label: value || null })}
        >
          <option value="">{t('anyLabel')}</option>
          {labels.map((label) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
