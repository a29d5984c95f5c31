import pencil from 'bootstrap-icons/icons/pencil.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { AvatarIllustration } from '../../components/AvatarIllustration';
import { Icon } from '../../components/Icon';
import { StarButton } from './ContactList';
import { type Contact, fullName } from './contact';
import { contactEdited } from './contactsSlice';

export interface ContactCardProps {
  readonly contact: Contact;
  readonly onDelete: () => void;
}

/** One contact, with links to mail and call them. */
export function ContactCard({ contact, onDelete }: ContactCardProps) {
  const { t } = useTranslation('contacts');
  const dispatch = useAppDispatch();
  const { department, company, phone, email, address, notes, frequentlycontacted } = contact;
  return (
    <article className="contact-card">
      <header className="contact-head">
        <AvatarIllustration picture={contact.image} name={fullName(contact)} size="large" />
        <div className="contact-name">
          <h2>{fullName(contact)}</h2>
          <p>{company}</p>
          <p className="contact-badges">
            <span className="badge text-bg-secondary">{t(`filter.${department}`)}</span>
            {frequentlycontacted && <span className="badge text-bg-info">{t('filter.frequently_contacted')}</span>}
          </p>
        </div>
        <div className="contact-actions">
          <StarButton contact={contact} />
          <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(contactEdited(true))}>
            <Icon icon={pencil} />
            {t('edit')}
          </button>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('delete')}
            title={t('delete')}
            onClick={onDelete}
          >
            <Icon icon={trash} />
          </button>
        </div>
      </header>
      <dl className="contact-details">
        <Detail name={t('field.phone')}>
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
              {phone}
            </a>
          )}
        </Detail>
        <Detail name={t('field.email')}>{email && <a href={`mailto:${email}`}>{email}</a>}</Detail>
        <Detail name={t('field.address')}>{address && <bdi>{address}</bdi>}</Detail>
        <Detail name={t('field.notes')}>{notes && <bdi>{notes}</bdi>}</Detail>
      </dl>
    </article>
  );
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}
