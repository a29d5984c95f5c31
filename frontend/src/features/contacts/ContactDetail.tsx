import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { ContactCard } from './ContactCard';
import { ContactForm } from './ContactForm';
import { type Contact, type ContactDetails, contactWithEmail, emptyDetails, fullName } from './contact';
import {
  contactAdded,
  contactEdited,
  contactPutBack,
  contactUpdated,
  selectContactsState,
  selectCurrentContact,
  selectNextContactId,
} from './contactsSlice';

export interface ContactDetailProps {
  /** Whether a new contact is being entered. */
  readonly isNew: boolean;
  readonly onDelete: (contact: Contact) => void;
  readonly onShow: (id: number, options: { replace: boolean }) => void;
  readonly onClose: () => void;
}

/** Shows the selected contact, its edit form, or the form for a new contact. */
export function ContactDetail({ isNew, onDelete, onShow, onClose }: ContactDetailProps) {
  const { t } = useTranslation('contacts');
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectContactsState);
  const shown = useAppSelector(selectCurrentContact);
  const nextId = useAppSelector(selectNextContactId);
  const lastShown = useRef(shown);
  if (shown) lastShown.current = shown;
  // Where the contact is deleted, with others or in another tab, its form stays: what was typed is nowhere else.
  const isLost = !shown && state.edit && lastShown.current?.id === state.selected;
  const contact = isLost ? lastShown.current : shown;

  const add = (details: ContactDetails) => {
    dispatch(contactAdded(details));
    onShow(nextId, { replace: true });
  };
  const save = (contact: Contact, details: ContactDetails) => {
    if (isLost) return dispatch(contactPutBack({ ...contact, ...details }));
    for (const change of changesOf(contact, details)) dispatch(contactUpdated(change));
    dispatch(contactEdited(false));
  };

  const withEmail = (email: string) => contactWithEmail(state.items, email, isNew ? undefined : contact?.id);
  if (isNew)
    return (
      <ContactForm
        contactId={null}
        title={t('add')}
        current={emptyDetails}
        contactWithEmail={withEmail}
        onSave={add}
        onCancel={onClose}
      />
    );
  if (!contact) return <EmptyState drawing="doorbell" title={t('notChosenTitle')} hint={t('notChosen')} />;
  if (!state.edit) return <ContactCard contact={contact} onDelete={() => onDelete(contact)} />;
  return (
    <ContactForm
      key={contact.id}
      contactId={contact.id}
      title={t('editing', { name: fullName(contact) })}
      notice={isLost ? t('deletedMeanwhile') : undefined}
      current={detailsOf(contact)}
      contactWithEmail={withEmail}
      onSave={(details) => save(contact, details)}
      onCancel={() => {
        dispatch(contactEdited(false));
        if (isLost) onClose();
      }}
    />
  );
}

function detailsOf({ id, image, starred, deleted, ...details }: Contact): ContactDetails {
  return details;
}

/** One change for each field that differs. */
function changesOf(contact: Contact, details: ContactDetails) {
  const fields = [...Object.keys(emptyDetails), 'labels'] as (keyof ContactDetails)[];
  return fields
    .filter((field) => String(details[field] ?? '') !== String(contact[field] ?? ''))
    .map((field) => ({ id: contact.id, field, value: details[field] }) as Parameters<typeof contactUpdated>[0]);
}
