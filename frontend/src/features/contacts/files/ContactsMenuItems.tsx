import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
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
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className="dropdown-item"
        onClick={() => {
          close();
          onImport();
        }}
      >
        {t('files.import')}
      </button>
      <FileItems contacts={items} close={close} />
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className="dropdown-item"
        onClick={() => {
          close();
          onDuplicates();
        }}
      >
        {t('duplicates.find')}
      </button>
    </>
  );
}
