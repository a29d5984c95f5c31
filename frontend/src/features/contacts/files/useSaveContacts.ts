import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../../app/hooks';
import { type PartFailure, partFailureOf } from '../../../cloud/partFailure';
import { announce } from '../../../lib/announce';
import { type NotificationText, notify } from '../../notifications/public/notify';
import type { Contact } from '../contact';
import { type FileFormat, saveContacts } from './saveContacts';

/** Saves contacts as a file, and says so, or why it was not possible. */
export function useSaveContacts() {
  const { t } = useTranslation('contacts');
  const dispatch = useAppDispatch();
  return (contacts: readonly Contact[], format: FileFormat) => {
    saveContacts(contacts, format).then(
      (name) => announce(t('files.saved', { name, count: contacts.length })),
      async (error: unknown) => {
        console.warn('The contacts could not be saved.', error);
        const textKey = reasons[await partFailureOf(error)];
        dispatch(notify({ kind: 'warning', textKey, topic: 'contacts-file' }));
      },
    );
  };
}

const reasons: Record<PartFailure, NotificationText> = {
  network: 'contacts:files.notSaved.network',
  replaced: 'common:update.text',
  unknown: 'contacts:files.notSaved.unknown',
};
