import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../../components/Menu';
import type { Contact } from '../contact';
import { fileFormats } from './saveContacts';
import { useSaveContacts } from './useSaveContacts';

export interface FileItemsProps {
  readonly contacts: readonly Contact[];
  readonly close: () => void;
}

/** The items of a menu that save contacts as a file. */
export function FileItems({ contacts, close }: FileItemsProps) {
  const { t } = useTranslation('contacts');
  const save = useSaveContacts();
  return fileFormats.map((format) => (
    <MenuItem
      key={format}
      onClick={() => {
        close();
        save(contacts, format);
      }}
    >
      {t(`files.save.${format}`)}
    </MenuItem>
  ));
}
