import dots from 'bootstrap-icons/icons/three-dots-vertical.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { Menu } from '../../../components/Menu';
import { selectContactsState } from '../contactsSlice';
import { FileItems } from './FileItems';

export interface ContactsMenuProps {
  readonly onImport: () => void;
  readonly onDuplicates: () => void;
}

/** What is done with all contacts: import, save as a file, and find duplicates. */
export function ContactsMenu({ onImport, onDuplicates }: ContactsMenuProps) {
  const { t } = useTranslation('contacts');
  const { items } = useAppSelector(selectContactsState);
  return (
    <Menu label={t('more')} button={<Icon icon={dots} />} buttonClass="btn btn-icon">
      {(close) => (
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
      )}
    </Menu>
  );
}
