import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { UndoNotice } from '../../components/UndoNotice';
import { useSelectedIdParam } from '../../components/useSelectedIdParam';
import { itemAt, type Shortcut } from '../../components/useShortcuts';
import { SampleListPage } from '../sample-data/SampleListPage';
import { useSampleLoad } from '../sample-data/useSampleLoad';
import { ContactDetail } from './ContactDetail';
import { ContactList } from './ContactList';
import { type Contact, contactFilters, fullName } from './contact';
import './contacts.scss';
import {
  contactDeleted,
  contactDeletionUndone,
  contactEdited,
  contactSelected,
  contactStarToggled,
  contactsFiltered,
  contactsSearched,
  contactUndoDismissed,
  loadContacts,
  selectContactCounts,
  selectContacts,
  selectContactsState,
  selectCurrentContact,
} from './contactsSlice';

/** Contacts: the people around the rentals, to search, add, edit, star and delete. `?new=1` starts a new one. */
export default function ContactsPage() {
  const { t } = useTranslation('contacts');
  const dispatch = useAppDispatch();
  const reload = useSampleLoad(loadContacts);
  const state = useAppSelector(selectContactsState);
  const { items, status, search, edit: isEdited, filter, deletion } = state;
  const found = useAppSelector(selectContacts);
  const counts = useAppSelector(selectContactCounts);
  const shown = useAppSelector(selectCurrentContact);
  const { id, addressOf, show, isNew, showNew, close } = useSelectedIdParam();

  useEffect(() => {
    if (id !== null) dispatch(contactSelected(id));
  }, [dispatch, id]);

  const remove = (contact: Contact) => {
    dispatch(contactDeleted(contact.id));
    if (contact.id === shown?.id) close();
  };
  const edit = (contact: Contact) => {
    if (contact.id !== shown?.id) show(contact.id);
    dispatch(contactEdited(true));
  };
  const withContact = (run: (contact: Contact) => void) => (row: number | null) => {
    const contact = itemAt(row, found, isNew ? undefined : shown);
    if (contact) run(contact);
  };
  const undo = () => {
    if (!deletion) return;
    dispatch(contactDeletionUndone());
    show(deletion.item.id, { replace: true });
  };
  const shortcuts: Shortcut[] = [
    { keys: 'n', does: t('shortcuts.add'), run: showNew },
    { keys: 'e', does: t('shortcuts.edit'), run: withContact(edit) },
    { keys: 's', does: t('shortcuts.star'), run: withContact(({ id }) => dispatch(contactStarToggled(id))) },
    { keys: 'Delete', does: t('shortcuts.delete'), run: withContact(remove) },
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: undo },
  ];

  return (
    <SampleListPage
      texts="contacts"
      state={state}
      count={items.length}
      foundCount={found.length}
      search={search}
      onSearch={(text) => dispatch(contactsSearched(text))}
      filter={{
        label: t('filter.label'),
        pills: contactFilters.map((name) => ({ name, label: t(`filter.${name}`), count: counts[name] })),
        chosen: filter,
        onChoose: (name) => dispatch(contactsFiltered(name)),
      }}
      shortcuts={shortcuts}
      actions={
        <button type="button" className="btn btn-primary" disabled={status !== 'ready'} onClick={showNew}>
          <Icon icon={plus} />
          {t('add')}
        </button>
      }
      reload={reload}
      onReset={close}
      list={<ContactList contacts={found} selected={isNew ? null : (shown?.id ?? null)} addressOf={addressOf} />}
      detail={<ContactDetail isNew={isNew} onDelete={remove} onShow={show} onClose={close} />}
      detailOf={isNew ? 'new' : `${shown?.id} ${isEdited}`}
      isDetailOpen={id !== null || isNew}
      onBack={close}
    >
      <UndoNotice
        message={deletion && t('deleted', { name: fullName(deletion.item) })}
        onUndo={undo}
        onDismiss={() => dispatch(contactUndoDismissed())}
      />
    </SampleListPage>
  );
}
