import { useTranslation } from 'react-i18next';
import { announce } from '../../../lib/announce';
import type { Contact } from '../contact';
import { type FileFormat, saveContacts } from './saveContacts';

/** Saves contacts as a file, and says so, or why it was not possible. */
export function useSaveContacts() {
  const { t } = useTranslation('contacts');
  return (contacts: readonly Contact[], format: FileFormat) => {
    saveContacts(contacts, format).then(
      (name) => announce(t('files.saved', { name, count: contacts.length })),
      () => announce(t('files.notSaved'), 'assertive'),
    );
  };
}
