import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { MenuItem } from '../../../components/Menu';
import { selectContactsState } from '../contactsSlice';
import { FileItems } from './FileItems';

export interface ContactsMenuItemsProps {
  /** Closes the menu. */
  readonly close: () => void;
  readonly onImport: () => void;
  readonly onDuplicates: () => void;
}

/** What is done with all contacts: import, save as a file, and find duplicates. */
export function ContactsMenuItems({ close, onImport, onDuplicates }: ContactsMenuItemsProps) {
  const { t } = useTranslation('contacts');
  const { items } = useAppSelector(selectContactsState);
  return (
    <>
      <MenuItem
        onClick={() => {
          close();
          onImport();
        }}
      >
        {t('files.import')}
      </MenuItem>
      <FileItems contacts={items} close={close} />
      <MenuItem
        onClick={() => {
          close();
          onDuplicates();
        }}
      >
        {t('duplicates.find')}
      </MenuItem>
    </>
  );
}
