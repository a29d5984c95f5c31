import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import { useAppSelector } from '../../app/hooks';
import { SearchField } from '../../components/SearchField';
import { matchesSearch } from '../../lib/search';
import { ContactSummary } from '../contacts/public/ContactSummary';
import { selectContactsState } from '../contacts/public/contacts';
import { fullName } from '../contacts/public/names';
import type { ChatPartner } from './partner';

export interface StartDialogProps {
  readonly onStart: (contact: ChatPartner) => void;
  readonly onClose: () => void;
}

/** A search leads to the others. */
const maxShown = 50;

/** Chooses the contact to write to. */
export function StartDialog({ onStart, onClose }: StartDialogProps) {
  const { t } = useTranslation('chat');
  const { items } = useAppSelector(selectContactsState);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const found = items
    .filter((contact) => matchesSearch(search, fullName(contact), contact.company, contact.email))
    .sort((one, other) => fullName(one).localeCompare(fullName(other)));
  return (
    <Modal
      isOpen
      toggle={onClose}
      labelledBy={`${id}title`}
      centered
      scrollable
      onOpened={() => field.current?.focus()}
    >
      <div className="modal-header">
        <h2 id={`${id}title`} className="modal-title">
          {t('start')}
        </h2>
        <button type="button" className="btn-close" aria-label={t('close', { ns: 'apps' })} onClick={onClose} />
      </div>
      <div className="modal-body chat-start">
        <SearchField
          ref={field}
          label={t('searchContacts')}
          value={search}
          onChange={setSearch}
          outcome={t('contactsFound', { count: found.length })}
        />
        {found.length === 0 && <p className="text-secondary mb-0">{t('noContact')}</p>}
        <ul aria-label={t('contacts')}>
          {found.slice(0, maxShown).map((contact) => (
            <li key={contact.id}>
              <button type="button" className="dropdown-item" onClick={() => onStart(contact)}>
                <ContactSummary contact={contact} search={search} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
