import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { ErrorNotice } from '../../components/ErrorNotice';
import { FilterPills } from '../../components/FilterPills';
import { Icon } from '../../components/Icon';
import { ListDetail } from '../../components/ListDetail';
import { SearchField } from '../../components/SearchField';
import { UndoNotice } from '../../components/UndoNotice';
import { useFormats } from '../../components/useFormats';
import { useShownId } from '../../components/useShownId';
import { SampleHeader } from '../sample-data/SampleHeader';
import { useSampleLoad } from '../sample-data/useSampleLoad';
import { ContactDetail } from './ContactDetail';
import { ContactList } from './ContactList';
import { type Contact, contactFilters, fullName } from './contact';
import './contacts.scss';
import {
  contactDeleted,
  contactDeletionKept,
  contactDeletionUndone,
  contactEdited,
  contactSelected,
  contactStarToggled,
  contactsFiltered,
  contactsSearched,
  loadContacts,
  selectContactCounts,
  selectContacts,
  selectContactsState,
  selectShownContact,
} from './contactsSlice';

/** Contacts: the people around the rentals, to find, add, change, star and delete. `?new=1` starts a new one. */
export default function ContactsPage() {
  const { t } = useTranslation('contacts');
  const { number } = useFormats();
  const dispatch = useAppDispatch();
  const reload = useSampleLoad(loadContacts);
  const { items, status, error, origin, unsaved, search, filter, deletion } = useAppSelector(selectContactsState);
  const found = useAppSelector(selectContacts);
  const counts = useAppSelector(selectContactCounts);
  const shown = useAppSelector(selectShownContact);
  const { id, addressOf, show, isNew, showNew, close } = useShownId();
  const searchField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (id !== null) dispatch(contactSelected(id));
  }, [dispatch, id]);

  const remove = (contact: Contact) => {
    dispatch(contactDeleted(contact.id));
    close();
  };
  const undo = () => {
    if (!deletion) return;
    dispatch(contactDeletionUndone());
    show(deletion.item.id, { replace: true });
  };
  const shortcuts = [
    { keys: 'n', does: t('shortcuts.add'), run: showNew },
    { keys: '/', does: t('shortcuts.search'), run: () => searchField.current?.focus() },
    { keys: 'e', does: t('shortcuts.edit'), run: () => shown && dispatch(contactEdited(true)) },
    { keys: 's', does: t('shortcuts.star'), run: () => shown && dispatch(contactStarToggled(shown.id)) },
    { keys: 'Delete', does: t('shortcuts.delete'), run: () => shown && !isNew && remove(shown) },
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: undo },
  ];

  if (status === 'failed') return <ErrorNotice error={error} onRetry={reload} />;
  return (
    <>
      <SampleHeader
        title={t('title')}
        summary={
          status === 'ready'
            ? t('summary', { count: items.length, formatted: number(items.length) })
            : t('loading', { ns: 'common' })
        }
        origin={origin}
        unsaved={unsaved}
        shortcuts={shortcuts}
        onReset={() => {
          close();
          reload({ reset: true });
        }}
      >
        <button type="button" className="btn btn-primary" disabled={status !== 'ready'} onClick={showNew}>
          <Icon glyph={plus} />
          {t('add')}
        </button>
      </SampleHeader>
      <ListDetail
        listLabel={t('list')}
        detailLabel={t('detail')}
        tools={
          <>
            <SearchField
              ref={searchField}
              label={t('search')}
              value={search}
              onChange={(text) => dispatch(contactsSearched(text))}
              outcome={t('found', { count: found.length, formatted: number(found.length) })}
            />
            <FilterPills
              label={t('filter.label')}
              pills={contactFilters.map((name) => ({ name, label: t(`filter.${name}`), count: counts[name] }))}
              chosen={filter}
              onChoose={(name) => dispatch(contactsFiltered(name))}
            />
          </>
        }
        list={<ContactList contacts={found} selected={isNew ? null : (shown?.id ?? null)} addressOf={addressOf} />}
        detail={status === 'ready' && <ContactDetail isNew={isNew} onDelete={remove} onShow={show} onClose={close} />}
        isDetailOpen={id !== null || isNew}
        onBack={close}
      />
      <UndoNotice
        message={deletion && t('deleted', { name: fullName(deletion.item) })}
        onUndo={undo}
        onDismiss={() => dispatch(contactDeletionKept())}
      />
    </>
  );
}
