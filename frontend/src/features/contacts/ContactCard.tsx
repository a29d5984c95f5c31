import chatDots from 'bootstrap-icons/icons/chat-dots.svg?glyph';
import download from 'bootstrap-icons/icons/download.svg?glyph';
import pencil from 'bootstrap-icons/icons/pencil.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDispatch } from '../../app/hooks';
import { AvatarIllustration } from '../../components/AvatarIllustration';
import { Icon } from '../../components/Icon';
import { chatAddress, composeAddress } from '../../lib/appAddresses';
import { StarButton } from './ContactList';
import { type Contact, fullName, labelsOf } from './contact';
import { contactEdited } from './contactsSlice';
import { useSaveContacts } from './files/useSaveContacts';

export interface ContactCardProps {
  readonly contact: Contact;
  readonly onDelete: () => void;
}

/** One contact, with links to write to and call them. */
export function ContactCard({ contact, onDelete }: ContactCardProps) {
  const { t } = useTranslation('contacts');
  const dispatch = useAppDispatch();
  const save = useSaveContacts();
  const { department, company, phone, email, address, notes, frequentlycontacted } = contact;
  return (
    <article className="contact-card">
      <header className="contact-head">
        <AvatarIllustration picture={contact.image} name={fullName(contact)} size="large" />
        <div className="contact-name">
          <h2>
            <bdi>{fullName(contact)}</bdi>
          </h2>
          <p>
            <bdi>{company}</bdi>
          </p>
          <p className="contact-badges">
            {department && <span className="badge text-bg-secondary">{t(`filter.${department}`)}</span>}
            {frequentlycontacted && <span className="badge text-bg-info">{t('filter.frequently_contacted')}</span>}
            {labelsOf(contact).map((label) => (
              <span key={label} className="badge contact-label" dir="auto">
                {label}
              </span>
            ))}
          </p>
        </div>
        <div className="contact-actions">
          <StarButton contact={contact} />
          <Link
            to={chatAddress(contact.id)}
            className="btn btn-icon"
            aria-label={t('chat', { name: fullName(contact) })}
            title={t('chat', { name: fullName(contact) })}
          >
            <Icon icon={chatDots} />
          </Link>
          <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(contactEdited(true))}>
            <Icon icon={pencil} />
            {t('edit')}
          </button>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('files.save.vcf')}
            title={t('files.save.vcf')}
            onClick={() => save([contact], 'vcf')}
          >
            <Icon icon={download} />
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
        <Detail name={t('field.email')}>
          {email && <Link to={composeAddress({ name: fullName(contact), email })}>{email}</Link>}
        </Detail>
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
